// covers: interfaces, strategy, Optional, streams, LinkedHashMap, BigDecimal, exceptions
import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    enum Status { NEW, PAID, SHIPPED, CANCELLED }

    record Line(String product, int quantity, BigDecimal price) {
        BigDecimal total() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    static class Order {
        private static int next = 1;
        final int id = next++;
        final String customer;
        final List<Line> lines = new ArrayList<>();
        private Status status = Status.NEW;

        Order(String customer) {
            this.customer = customer;
        }

        Order line(String product, int quantity, String price) {
            lines.add(new Line(product, quantity, new BigDecimal(price)));
            return this;
        }

        BigDecimal total() {
            return lines.stream().map(Line::total).reduce(BigDecimal.ZERO, BigDecimal::add);
        }

        void move(Status to) {
            boolean allowed = switch (status) {
                case NEW -> to == Status.PAID || to == Status.CANCELLED;
                case PAID -> to == Status.SHIPPED;
                case SHIPPED, CANCELLED -> false;
            };
            if (!allowed) throw new IllegalStateException("order " + id + ": " + status + " -> " + to);
            status = to;
        }
    }

    interface Discount extends UnaryOperator<BigDecimal> {
        static Discount percent(int p) {
            return amount -> amount.multiply(BigDecimal.valueOf(100 - p)).divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
        }

        static Discount above(String limit, Discount d) {
            return amount -> amount.compareTo(new BigDecimal(limit)) > 0 ? d.apply(amount) : amount;
        }
    }

    public static void main(String[] args) {
        List<Order> orders = List.of(
                new Order("Kim").line("pen", 10, "1.20").line("ink", 2, "7.75"),
                new Order("Lee").line("desk", 1, "249.99"),
                new Order("Kim").line("lamp", 3, "33.333"));
        Discount discount = Discount.above("50", Discount.percent(15));
        for (Order o : orders) {
            System.out.println(o.id + " " + o.customer + " " + o.total() + " -> " + discount.apply(o.total()));
        }
        Map<String, BigDecimal> spent = orders.stream().collect(Collectors.toMap(o -> o.customer, Order::total, BigDecimal::add, LinkedHashMap::new));
        System.out.println(spent);
        orders.get(0).move(Status.PAID);
        orders.get(0).move(Status.SHIPPED);
        orders.get(1).move(Status.CANCELLED);
        try {
            orders.get(1).move(Status.PAID);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Map<Status, Long> byStatus = orders.stream().collect(Collectors.groupingBy(o -> o.status, () -> new EnumMap<>(Status.class), Collectors.counting()));
        System.out.println(byStatus);
        Optional<Line> dearest = orders.stream().flatMap(o -> o.lines.stream()).max(Comparator.comparing(Line::price));
        System.out.println(dearest.map(Line::product).orElse("none"));
        System.out.println(orders.stream().flatMap(o -> o.lines.stream()).filter(l -> l.quantity() > 1).map(l -> l.product() + "x" + l.quantity()).collect(Collectors.joining(", ")));
    }
}
