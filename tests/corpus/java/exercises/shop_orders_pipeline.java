// covers: streams over records, grouping, sorting, statistics, Optional, reports
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    enum Category { BOOKS, FOOD, TOYS }

    record Product(String name, Category category, double price) { }

    record Line(Product product, int quantity) {
        double amount() {
            return product.price() * quantity;
        }
    }

    record Order(int id, String customer, List<Line> lines) {
        double total() {
            return lines.stream().mapToDouble(Line::amount).sum();
        }
    }

    static List<Order> orders() {
        List<Product> products = List.of(new Product("Novel", Category.BOOKS, 12.5), new Product("Atlas", Category.BOOKS, 40),
                new Product("Bread", Category.FOOD, 2.25), new Product("Cheese", Category.FOOD, 7.8), new Product("Robot", Category.TOYS, 59.99));
        String[] customers = {"Ann", "Bob", "Cid"};
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            List<Line> lines = new ArrayList<>();
            for (int j = 0; j <= i % 3; j++) {
                lines.add(new Line(products.get((i * 2 + j) % products.size()), (i + j) % 4 + 1));
            }
            orders.add(new Order(100 + i, customers[i % customers.length], lines));
        }
        return orders;
    }

    static <T, K> Map<K, Double> sumBy(Collection<T> items, Function<T, K> key, ToDoubleFunction<T> amount) {
        return items.stream().collect(Collectors.groupingBy(key, TreeMap::new, Collectors.summingDouble(amount)));
    }

    public static void main(String[] args) {
        List<Order> orders = orders();
        orders.stream().filter(o -> o.total() > 60).sorted(Comparator.comparingDouble(Order::total).reversed())
                .forEach(o -> System.out.printf("%d %-4s %8.2f %s%n", o.id(), o.customer(), o.total(),
                        o.lines().stream().map(l -> l.quantity() + "x" + l.product().name()).collect(Collectors.joining(", "))));
        sumBy(orders, Order::customer, Order::total).forEach((c, t) -> System.out.printf("%s: %.2f%n", c, t));
        List<Line> lines = orders.stream().flatMap(o -> o.lines().stream()).collect(Collectors.toList());
        Map<Category, DoubleSummaryStatistics> byCategory = lines.stream().collect(Collectors.groupingBy(
                l -> l.product().category(), () -> new EnumMap<>(Category.class), Collectors.summarizingDouble(Line::amount)));
        byCategory.forEach((c, s) -> System.out.printf("%-6s n=%d min=%.2f max=%.2f avg=%.3f%n", c, s.getCount(), s.getMin(), s.getMax(), s.getAverage()));
        Map<String, Integer> sold = lines.stream().collect(Collectors.toMap(l -> l.product().name(), Line::quantity, Integer::sum, TreeMap::new));
        System.out.println(sold);
        String best = sold.entrySet().stream().max(Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey())).map(e -> e.getKey() + " " + e.getValue()).orElse("-");
        System.out.println("best seller: " + best);
        Map<String, Set<Category>> interests = orders.stream().collect(Collectors.groupingBy(Order::customer, TreeMap::new,
                Collectors.flatMapping(o -> o.lines().stream().map(l -> l.product().category()), Collectors.toCollection(TreeSet::new))));
        System.out.println(interests);
        Map<Boolean, Long> large = orders.stream().collect(Collectors.partitioningBy(o -> o.lines().size() > 1, Collectors.counting()));
        System.out.println(large);
        Optional<Order> first = orders.stream().filter(o -> o.total() > 1000).findFirst();
        System.out.println(first.map(Order::customer).orElse("no huge order") + " " + orders.stream().mapToInt(Order::id).max().getAsInt());
        double average = orders.stream().mapToDouble(Order::total).average().orElse(0);
        List<Integer> above = orders.stream().filter(o -> o.total() > average).map(Order::id).toList();
        System.out.printf("average %.4f, above %s%n", average, above);
        Map<String, Map<Category, Long>> table = orders.stream().flatMap(o -> o.lines().stream().map(l -> Map.entry(o.customer(), l.product().category())))
                .collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.groupingBy(Map.Entry::getValue, TreeMap::new, Collectors.counting())));
        table.forEach((customer, row) -> System.out.println(customer + " " + row));
        System.out.println(IntStream.range(0, orders.size()).filter(i -> i % 2 == 1).mapToObj(orders::get).map(Order::id).map(String::valueOf).collect(Collectors.joining("|")));
        List<List<Integer>> pages = IntStream.range(0, (orders.size() + 2) / 3).mapToObj(p -> orders.stream().skip(p * 3L).limit(3).map(Order::id).toList()).toList();
        System.out.println(pages);
        double[] running = new double[1];
        System.out.println(orders.stream().map(o -> String.format("%.1f", running[0] += o.total())).collect(Collectors.toList()));
        System.out.println(Stream.of(Category.values()).collect(Collectors.toMap(Function.identity(), c -> c.name().length(), (a, b) -> a, () -> new EnumMap<>(Category.class))));
    }
}
