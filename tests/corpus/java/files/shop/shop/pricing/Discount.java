package shop.pricing;

import shop.Cart;

@FunctionalInterface
public interface Discount {
    long of(Cart.Line line);

    default String name() { return getClass().getSimpleName().startsWith("Discount") ? "some" : getClass().getSimpleName(); }

    default Discount andThen(Discount more) {
        Discount first = this;
        return new Discount() {
            @Override public long of(Cart.Line line) { return Math.min(line.cost(), first.of(line) + more.of(line)); }

            @Override public String name() { return first.name() + " and " + more.name(); }
        };
    }

    static Discount none() { return line -> 0; }

    static Discount best(Discount one, Discount other) { return line -> Math.max(one.of(line), other.of(line)); }
}
