public class Main {
    static class Account {
        private double balance;
        private final String owner;

        Account(String owner, double balance) {
            this.owner = owner;
            this.balance = balance;
        }

        boolean withdraw(double amount) {
            if (amount > balance) {
                return false;
            }
            balance -= amount;
        }

        double getBalance() {
            return balance;
        }
    }

    public static void main(String[] args) {
        Account account = new Account("Ann", 100);
        account.withdraw(30);
        System.out.println(account.getBalance());
    }
}
