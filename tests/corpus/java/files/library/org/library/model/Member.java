package org.library.model;

public class Member {
    private static int count;
    protected final int number = ++count;
    final String name;
    private final int limit;

    public Member(String name, int limit) {
        this.name = name;
        this.limit = limit;
    }

    public static Member junior(String name) {
        return new Member(name, 1) {
            @Override public String toString() { return super.toString() + " (junior)"; }
        };
    }

    public String name() { return name; }

    public boolean mayBorrow(int already) { return already < limit; }

    @Override public String toString() { return "#" + number + " " + name; }
}
