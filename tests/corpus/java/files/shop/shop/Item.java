package shop;

public record Item(String name, long cents) implements Comparable<Item> {
    @Override public int compareTo(Item other) { return Long.compare(cents, other.cents); }
}
