// covers: streams, collectors, groupingBy, partitioningBy, flatMap, reduce, teeing
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class Main {
    enum Department { SALES, ENGINEERING, SUPPORT }

    record Employee(String name, Department department, double salary, int age, List<String> skills) {
    }

    static final List<Employee> STAFF = List.of(
            new Employee("Ann", Department.ENGINEERING, 5200, 34, List.of("java", "sql")),
            new Employee("Bob", Department.SALES, 3100, 45, List.of("talking")),
            new Employee("Cid", Department.ENGINEERING, 6100, 51, List.of("c", "java", "design")),
            new Employee("Dee", Department.SUPPORT, 2800, 23, List.of()),
            new Employee("Eve", Department.SALES, 3900, 29, List.of("talking", "sql")));

    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        Map<Department, List<String>> names = STAFF.stream().collect(Collectors.groupingBy(
                Employee::department, TreeMap::new, Collectors.mapping(Employee::name, Collectors.toList())));
        System.out.println(names);
        Map<Department, Double> average = STAFF.stream().collect(Collectors.groupingBy(
                Employee::department, () -> new EnumMap<>(Department.class), Collectors.averagingDouble(Employee::salary)));
        System.out.println(average);
        show(STAFF.stream().collect(Collectors.partitioningBy(e -> e.age() > 40, Collectors.counting())));
        System.out.println(STAFF.stream().flatMap(e -> e.skills().stream()).distinct().sorted().collect(Collectors.joining(", ", "{", "}")));
        System.out.println(STAFF.stream().map(Employee::salary).reduce(0.0, Double::sum) + " " + STAFF.stream().mapToDouble(Employee::salary).max().getAsDouble());
        System.out.println(STAFF.stream().max(Comparator.comparingInt(Employee::age)).map(Employee::name).orElse("nobody"));
        DoubleSummaryStatistics statistics = STAFF.stream().collect(Collectors.summarizingDouble(Employee::salary));
        System.out.printf("%.1f %.1f %.1f %d%n", statistics.getMin(), statistics.getMax(), statistics.getAverage(), statistics.getCount());
        Map<Department, Double> totals = STAFF.stream().collect(Collectors.toMap(Employee::department, Employee::salary, Double::sum, LinkedHashMap::new));
        System.out.println(totals);
        System.out.println(STAFF.stream().sorted(Comparator.comparing(Employee::department).thenComparing(Employee::salary, Comparator.reverseOrder())).map(Employee::name).toList());
        String both = STAFF.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingInt(Employee::age), (n, a) -> n + " of age " + a));
        System.out.println(both);
        System.out.println(STAFF.stream().anyMatch(e -> e.age() < 25) + " " + STAFF.stream().allMatch(e -> e.salary() > 3000) + " " + STAFF.stream().noneMatch(e -> e.name().isEmpty()));
        Map<String, Long> skills = STAFF.stream().flatMap(e -> e.skills().stream()).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        System.out.println(skills);
        show(STAFF.stream().collect(Collectors.groupingBy(e -> e.age() / 10 * 10, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), List::size))));
        show(STAFF.stream().collect(Collectors.groupingBy(Employee::department, TreeMap::new, Collectors.maxBy(Comparator.comparing(Employee::salary)))).values().stream().map(e -> e.get().name()).toList());
        show(STAFF.stream().collect(Collectors.groupingBy(Employee::department, TreeMap::new, Collectors.filtering(e -> e.age() > 30, Collectors.mapping(Employee::name, Collectors.joining("+"))))));
        show(STAFF.stream().collect(Collectors.groupingBy(Employee::department, TreeMap::new, Collectors.flatMapping(e -> e.skills().stream(), Collectors.toCollection(TreeSet::new)))));
        show(STAFF.stream().collect(Collectors.reducing(0, Employee::age, Integer::sum)));

        System.out.println(Stream.iterate(1, n -> n * 2).limit(10).map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(Stream.iterate(1, n -> n < 50, n -> n * 3).toList() + " " + Stream.generate(() -> "x").limit(3).toList());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "#".repeat(i)).collect(Collectors.toList()));
        System.out.println(IntStream.range(0, 20).filter(i -> i % 3 == 0).boxed().collect(Collectors.toSet()));
        System.out.println(Stream.of(5, 3, 8, 1).sorted(Collections.reverseOrder()).skip(1).peek(n -> System.out.print("<" + n + ">")).limit(2).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 5, 1).takeWhile(n -> n < 4).toList() + " " + Stream.of(1, 2, 3, 4, 5, 1).dropWhile(n -> n < 4).toList());
        System.out.println(Stream.concat(Stream.of("a"), Stream.of("b", "c")).count() + " " + Stream.of("x").findFirst().get() + " " + Stream.empty().findAny().isPresent());
        System.out.println(Arrays.stream(new int[][] {{1, 2}, {3}}).flatMapToInt(Arrays::stream).sum() + " " + IntStream.of(3, 1, 2).sorted().boxed().toList());
        System.out.println(IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(1, 2, 3).average().orElse(0) + " " + LongStream.rangeClosed(1, 20).reduce(1L, (a, b) -> a * b));
        System.out.println(Stream.of("b", "a", "c").collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)) + " " + Stream.of(1, 2, 3, 4).mapToInt(Integer::intValue).summaryStatistics());
        System.out.println(IntStream.range(0, 5).mapToObj(i -> IntStream.range(0, 5).mapToObj(j -> i * j % 5 + "").collect(Collectors.joining(" "))).collect(Collectors.joining("\n")));
        List<Integer> primes = IntStream.iterate(2, i -> i + 1).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).limit(12).boxed().collect(Collectors.toList());
        System.out.println(primes);
        Map<Boolean, List<Integer>> split = primes.stream().collect(Collectors.partitioningBy(n -> n > 10));
        System.out.println(split.get(true) + " " + split.get(false));
        System.out.println(Stream.of("one", "two").mapMulti((String s, java.util.function.Consumer<Object> out) -> {
            out.accept(s);
            out.accept(s.length());
        }).toList());
        try {
            Stream.of("a", "a").collect(Collectors.toMap(s -> s, s -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Stream<Integer> once = Stream.of(1);
        once.count();
        try {
            once.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1).stream().toList().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable " + e.getMessage());
        }
    }
}
