// covers: classes, inheritance, exceptions, ArrayList, String.format
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class InsufficientFundsException extends Exception {
        private final double missing;

        InsufficientFundsException(String message, double missing) {
            super(message);
            this.missing = missing;
        }

        double getMissing() {
            return missing;
        }
    }

    static abstract class Account {
        private static int nextNumber = 1000;
        protected double balance;
        private final int number;
        private final String owner;
        private final List<String> history = new ArrayList<>();

        Account(String owner, double balance) {
            this.owner = owner;
            this.balance = balance;
            this.number = nextNumber++;
            log("open", balance);
        }

        void log(String what, double amount) {
            history.add(String.format("%-8s %10.2f -> %10.2f", what, amount, balance));
        }

        void deposit(double amount) {
            if (amount <= 0) {
                throw new IllegalArgumentException("amount must be positive: " + amount);
            }
            balance += amount;
            log("deposit", amount);
        }

        void withdraw(double amount) throws InsufficientFundsException {
            if (amount > available()) {
                throw new InsufficientFundsException("account " + number + " lacks funds", amount - available());
            }
            balance -= amount;
            log("withdraw", amount);
        }

        abstract double available();

        abstract void endOfMonth();

        void print() {
            System.out.printf("%d %s (%s)%n", number, owner, getClass().getSimpleName());
            for (String line : history) {
                System.out.println("  " + line);
            }
        }
    }

    static class Savings extends Account {
        private final double rate;

        Savings(String owner, double balance, double rate) {
            super(owner, balance);
            this.rate = rate;
        }

        @Override
        double available() {
            return balance;
        }

        @Override
        void endOfMonth() {
            double interest = Math.round(balance * rate / 12 * 100) / 100.0;
            balance += interest;
            log("interest", interest);
        }
    }

    static class Checking extends Account {
        private final double limit;

        Checking(String owner, double balance, double limit) {
            super(owner, balance);
            this.limit = limit;
        }

        @Override
        double available() {
            return balance + limit;
        }

        @Override
        void endOfMonth() {
            if (balance < 0) {
                double fee = -balance * 0.015;
                balance -= fee;
                log("fee", fee);
            }
        }
    }

    public static void main(String[] args) {
        List<Account> accounts = new ArrayList<>();
        accounts.add(new Savings("Ada", 1200.5, 0.03));
        accounts.add(new Checking("Grace", 300, 500));
        for (Account account : accounts) {
            try {
                account.deposit(99.99);
                account.withdraw(700);
                account.withdraw(700);
            } catch (InsufficientFundsException e) {
                System.out.println(e.getMessage() + ", missing " + e.getMissing());
            } finally {
                account.endOfMonth();
            }
        }
        try {
            accounts.get(0).deposit(-5);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        double total = 0;
        for (Account account : accounts) {
            account.print();
            total += account.balance;
        }
        System.out.println("total: " + total);
    }
}
