package shop;

import java.util.*;
import shop.pricing.Discount;

public class Cart {
    public static final class Line {
        public static final Comparator<Line> BY_COST = Comparator.comparingLong(Line::cost);
        private final Item item;
        private int amount;

        private Line(Item item) { this.item = item; }

        public long cost() { return item.cents() * amount; }

        public int amount() { return amount; }

        @Override public String toString() { return amount + " x " + item.name() + " = " + Money.of(cost()); }
    }

    private final Map<Item, Line> lines = new LinkedHashMap<>();

    public Cart add(Item item, int amount) {
        lines.computeIfAbsent(item, Line::new).amount += amount;
        return this;
    }

    public long total(Discount discount) {
        return lines.values().stream().mapToLong(line -> line.cost() - discount.of(line)).sum();
    }

    public List<Line> lines() { return List.copyOf(lines.values()); }
}
