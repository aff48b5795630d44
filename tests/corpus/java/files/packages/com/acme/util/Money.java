package com.acme.util;
public record Money(int cents) implements Comparable<Money> {
    private static final java.util.Map<Integer, Money> CACHE = new java.util.HashMap<>();
    public static Money of(int c) { return CACHE.computeIfAbsent(c, Money::new); }
    public Money plus(Money o) { return of(cents + o.cents); }
    public Money minus(Money o) { return of(cents - o.cents); }
    public int compareTo(Money o) { return Integer.compare(cents, o.cents); }
}
