package com.acme;
import com.acme.util.*;
import com.acme.util.Money;
import java.util.*;

public class Main {
    static int counter = 0;
    static abstract class Base { abstract String name(); public String toString() { return "<" + name() + ">"; } }
    public static void main(String[] args) {
        Account a = new Account("Ann", Money.of(100));
        a.deposit(Money.of(50));
        System.out.println(a + " " + counter);
        Shape s = new Circle(2);
        System.out.printf("%.2f %s%n", s.area(), s);
        System.out.println(new Fancy());
        System.out.println(Level.HIGH.weight() + " " + Arrays.toString(Level.values()));
        List<Account> l = new ArrayList<>(List.of(a, new Account("Bob", Money.of(5))));
        l.sort(Comparator.comparing(Account::balance));
        System.out.println(l);
        System.out.println(a.getClass().getName() + " " + a.getClass().getSimpleName());
        a.withdraw(Money.of(1000));
    }
}
