package com.acme;
import com.acme.util.Money;
class Account {
    private final String owner; private Money balance;
    Account(String owner, Money balance) { this.owner = owner; this.balance = balance; Main.counter++; }
    void deposit(Money m) { balance = balance.plus(m); }
    void withdraw(Money m) { if (m.compareTo(balance) > 0) throw new OverdrawnException(owner); balance = balance.minus(m); }
    Money balance() { return balance; }
    @Override public String toString() { return owner + ":" + balance; }
}
class OverdrawnException extends RuntimeException { OverdrawnException(String who) { super(who + " is overdrawn"); } }
class Fancy extends Main.Base { String name() { return "fancy"; } }
