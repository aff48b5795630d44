import java.util.ArrayList;
import java.util.List;

class Account {
    private double balance;
    private static int made;
    private final List<String> log = new ArrayList<>();

    private Account() {
        made++;
    }

    static Account open() {
        return new Account();
    }

    private void note(String what) {
        log.add(what);
    }

    class Entry {
        private int number;

        double seen() {
            return balance + number;
        }
    }

    int first(Entry entry) {
        return entry.number;
    }
}

record Point(int x, int y) {
}

public class Main {
    private int own;

    static class Nested {
        private int inside = new Main().own;
    }

    public static void main(String[] args) {
        Account account = Account.open();
        account.balance = 100;
        System.out.println(account.balance);
        account.note("paid");
        Account other = new Account();
        System.out.println(Account.made + new Nested().inside);
        Point p = new Point(1, 2);
        p.x = 3;
        System.out.println(p.y);
        Runnable run = () -> account.note("later");
        run.run();
    }
}
