// covers: exceptions, constructors, inner-classes, lambdas
import java.util.*;
import java.util.function.*;

public class Main {
    static class OutOfStock extends RuntimeException {
        final String item;

        OutOfStock(String item, Throwable cause) {
            super("no more " + item, cause);
            this.item = item;
        }
    }

    static class Shelf {
        private final Map<String, Integer> stock = new HashMap<>();

        Shelf(String... items) {
            for (String item : items) {
                stock.merge(item, 1, Integer::sum);
            }
        }

        int take(String item) {
            int left = stock.get(item);
            if (left == 1) {
                stock.remove(item);
            } else {
                stock.put(item, left - 1);
            }
            return left;
        }
    }

    static class Order {
        final int price;

        Order(Shelf shelf, String item) {
            try {
                price = 10 * shelf.take(item);
            } catch (NullPointerException e) {
                throw new OutOfStock(item, e);
            }
        }
    }

    static int total(Supplier<Order> next, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += next.get().price;
        }
        return sum;
    }

    public static void main(String[] args) {
        Shelf shelf = new Shelf("nail", "screw", "nail");
        System.out.println(new Order(shelf, "nail").price);
        try {
            System.out.println(new Order(shelf, "hammer").price);
        } catch (OutOfStock e) {
            System.out.println(e.getMessage() + " because " + e.getCause().getMessage());
        }
        System.out.println(new Order(shelf, "nail").price);
        Shelf none = null;
        System.out.println(new Order(none, "nail").price);
    }
}
