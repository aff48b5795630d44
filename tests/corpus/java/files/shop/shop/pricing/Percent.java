package shop.pricing;

import shop.Cart.Line;

public record Percent(int percent) implements Discount {
    @Override public long of(Line line) { return line.cost() * percent / 100; }

    @Override public String name() { return percent + "%"; }
}
