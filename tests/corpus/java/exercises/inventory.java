// covers: streams, records, Collectors, Optional, Comparator
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    record Item(String name, String category, int quantity, double price) {
        Item {
            if (quantity < 0) {
                throw new IllegalArgumentException("negative quantity of " + name);
            }
        }

        double value() {
            return quantity * price;
        }
    }

    public static void main(String[] args) {
        List<Item> items = List.of(
                new Item("hammer", "tools", 12, 19.99),
                new Item("saw", "tools", 5, 24.5),
                new Item("nails", "hardware", 1500, 0.05),
                new Item("paint", "decor", 20, 14.25),
                new Item("brush", "decor", 0, 3.75),
                new Item("screws", "hardware", 900, 0.08));

        System.out.println(items.stream().mapToDouble(Item::value).sum());
        Map<String, Double> byCategory = items.stream()
                .collect(Collectors.groupingBy(Item::category, TreeMap::new, Collectors.summingDouble(Item::value)));
        byCategory.forEach((c, v) -> System.out.printf("%-9s%10.2f%n", c, v));

        System.out.println(items.stream().filter(i -> i.quantity() == 0).map(Item::name).findFirst());
        System.out.println(items.stream().filter(i -> i.price() > 100).findAny().map(Item::name).orElse("none"));
        Optional<Item> dearest = items.stream().max(Comparator.comparingDouble(Item::price));
        dearest.ifPresent(System.out::println);

        Map<Boolean, List<String>> cheap = items.stream()
                .collect(Collectors.partitioningBy(i -> i.price() < 10, Collectors.mapping(Item::name, Collectors.toList())));
        System.out.println(cheap);
        System.out.println(items.stream().map(Item::name).sorted(Comparator.reverseOrder()).collect(Collectors.joining(", ", "[", "]")));
        IntSummaryStatistics stats = items.stream().mapToInt(Item::quantity).summaryStatistics();
        System.out.println(stats);
        System.out.println(items.stream().collect(Collectors.averagingInt(Item::quantity)));

        Map<String, Integer> lengths = items.stream().collect(Collectors.toMap(Item::name, i -> i.name().length()));
        System.out.println(lengths);
        Function<Item, String> label = Item::name;
        UnaryOperator<String> upper = String::toUpperCase;
        System.out.println(items.stream().map(label.andThen(upper)).limit(3).toList());
        try {
            items.add(new Item("x", "y", 1, 1));
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable: " + e.getMessage());
        }
        try {
            new Item("bad", "none", -1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
