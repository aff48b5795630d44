// covers: Collectors, groupingBy, teeing, flatMapping, reducing, custom collectors
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    record Sale(String region, String product, int units, double price) {
        double revenue() {
            return units * price;
        }
    }

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<Sale> sales = List.of(new Sale("north", "apple", 10, 0.5), new Sale("south", "pear", 4, 0.75), new Sale("north", "pear", 6, 0.8),
                new Sale("east", "apple", 20, 0.45), new Sale("south", "apple", 7, 0.55), new Sale("north", "fig", 2, 1.25));
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.summingInt(Sale::units))));
        show(sales.stream().collect(Collectors.groupingBy(Sale::product, TreeMap::new, Collectors.averagingDouble(Sale::price))));
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, Collectors.groupingBy(Sale::product, Collectors.counting()))));
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.mapping(Sale::product, Collectors.toCollection(TreeSet::new)))));
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingDouble(Sale::revenue)), o -> o.get().product()))));
        show(sales.stream().collect(Collectors.partitioningBy(s -> s.revenue() > 4, Collectors.counting())));
        show(sales.stream().collect(Collectors.summarizingInt(Sale::units)));
        show(sales.stream().collect(Collectors.summarizingDouble(Sale::revenue)));
        show(sales.stream().collect(Collectors.toMap(Sale::region, Sale::units, Integer::sum, TreeMap::new)));
        show(sales.stream().collect(Collectors.teeing(Collectors.minBy(Comparator.comparingInt(Sale::units)), Collectors.maxBy(Comparator.comparingInt(Sale::units)), (a, b) -> a.get().units() + ".." + b.get().units())));
        show(sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.flatMapping(s -> s.product().chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new)))));
        show(sales.stream().collect(Collectors.groupingBy(Sale::product, TreeMap::new, Collectors.filtering(s -> s.units() > 5, Collectors.toList()))).keySet());
        show(sales.stream().map(Sale::product).collect(Collectors.reducing("", (a, b) -> a.length() >= b.length() ? a : b)));
        show(sales.stream().collect(Collectors.reducing(0.0, Sale::revenue, Double::sum)));
        show(sales.stream().map(Sale::region).distinct().collect(Collectors.toUnmodifiableList()));
        show(sales.stream().map(Sale::units).sorted(Collections.reverseOrder()).map(String::valueOf).collect(Collectors.joining(" > ", "<", ">")));
        Collector<String, StringBuilder, String> initials = Collector.of(StringBuilder::new, (sb, s) -> sb.append(s.charAt(0)), StringBuilder::append, StringBuilder::toString);
        show(sales.stream().map(Sale::product).collect(initials));
        show(sales.stream().collect(ArrayList::new, (list, s) -> list.add(s.units()), ArrayList::addAll));
        Map<String, Double> byRegion = sales.stream().collect(Collectors.groupingBy(Sale::region, Collectors.summingDouble(Sale::revenue)));
        byRegion.entrySet().stream().sorted(Map.Entry.<String, Double>comparingByValue().reversed()).forEach(e -> System.out.printf("%-6s %6.2f%n", e.getKey(), e.getValue()));
        show(IntStream.rangeClosed(1, 5).boxed().collect(Collectors.toMap(Function.identity(), n -> n * n)));
        show(Stream.of("b", "a", "c").collect(Collectors.toCollection(ArrayDeque::new)).peekLast());
        show(Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.partitioningBy(n -> n % 2 == 0, Collectors.reducing(1, (a, b) -> a * b))));
        show(Arrays.asList(3, 1, 2).stream().sorted().map(n -> "n" + n).collect(Collectors.toList()));
    }
}
