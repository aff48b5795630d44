import java.util.*;
public class Main {
    static abstract class Account {
        private static int nextId = 1000;
        protected final String owner; protected double balance; private final int id; private final List<Transaction> log = new ArrayList<>();
        public Account(String owner, double initial) { this.owner = owner; this.balance = initial; this.id = nextId++; log.add(new Transaction("OPEN", initial)); }
        public int getId() { return id; }
        public void deposit(double amount) { if (amount <= 0) throw new IllegalArgumentException("Deposit must be positive: " + amount); balance += amount; log.add(new Transaction("DEP", amount)); }
        public void withdraw(double amount) throws InsufficientFundsException { if (amount > available()) throw new InsufficientFundsException(this, amount); balance -= amount; log.add(new Transaction("WD", -amount)); }
        protected abstract double available();
        public abstract void monthEnd();
        public void printStatement() { System.out.printf("Statement for %s (#%d)%n", owner, id); for (Transaction t : log) System.out.println("  " + t); System.out.printf("  Balance: %10.2f%n", balance); }
        protected void record(String k, double a) { log.add(new Transaction(k, a)); balance += a; }
        @Override public String toString() { return String.format("%s[%s, %.2f]", getClass().getSimpleName(), owner, balance); }
        private class Transaction { final String kind; final double amount; final double after; Transaction(String k, double a) { kind = k; amount = a; after = balance; } public String toString() { return String.format("%-5s %+9.2f -> %9.2f", kind, amount, after); } }
    }
    static class Savings extends Account { private final double rate; Savings(String o, double i, double r) { super(o, i); rate = r; } protected double available() { return balance; } public void monthEnd() { record("INT", Math.round(balance * rate / 12 * 100) / 100.0); } }
    static class Checking extends Account { private double overdraft = 100; Checking(String o) { super(o, 0); } protected double available() { return balance + overdraft; } public void monthEnd() { if (balance < 0) record("FEE", -15); } }
    static class InsufficientFundsException extends Exception { InsufficientFundsException(Account a, double amt) { super(String.format("Insufficient funds in %d: requested %.2f, available %.2f", a.getId(), amt, a.available())); } }
    static class Bank { private final Map<Integer, Account> accounts = new LinkedHashMap<>(); Account open(Account a) { accounts.put(a.getId(), a); return a; } Optional<Account> find(int id) { return Optional.ofNullable(accounts.get(id)); }
        void transfer(int from, int to, double amt) throws InsufficientFundsException { Account f = find(from).orElseThrow(() -> new NoSuchElementException("No account " + from)); Account t = find(to).orElseThrow(() -> new NoSuchElementException("No account " + to)); f.withdraw(amt); t.deposit(amt); }
        double total() { double s = 0; for (Account a : accounts.values()) s += a.balance; return s; } }
    public static void main(String[] args) {
        Bank b = new Bank(); Account s = b.open(new Savings("Alice", 1000, 0.05)); Account c = b.open(new Checking("Bob"));
        Object[][] ops = {{1000, 1001, 250.0}, {1001, 1000, 300.0}, {1001, 1000, 200.0}, {1000, 7, 1.0}, {1000, 1001, -5.0}};
        for (Object[] o : ops) try { b.transfer((Integer) o[0], (int) o[1], (Double) o[2]); System.out.println("ok " + Arrays.toString(o)); } catch (InsufficientFundsException | NoSuchElementException e) { System.out.println(e.getMessage()); } catch (IllegalArgumentException e) { System.out.println("bad: " + e.getMessage()); } finally { System.out.printf("total=%.3f%n", b.total()); }
        try { c.withdraw(120); } catch (InsufficientFundsException e) { System.out.println(e); }
        b.accounts.values().forEach(Account::monthEnd); b.accounts.values().forEach(Account::printStatement); System.out.println(b.accounts.values());
        Account dup = new Savings("Zed", -1, .1) { @Override public String toString() { return "anon " + super.toString() + getClass().getName(); } }; System.out.println(dup);
        ((Savings) c).monthEnd();
    }
}
