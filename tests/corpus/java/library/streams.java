// covers: Stream, map, filter, flatMap, collect, reduce, lazy evaluation
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    record Person(String name, int age, String city) {}

    static void show(Object value) {
        System.out.println(value);
    }

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ann", 31, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Cid", 47, "Oslo"),
                new Person("Dot", 19, "Bern"), new Person("Eve", 25, "Rome"));
        System.out.println(people.stream().filter(p -> p.age() > 24).map(Person::name).collect(Collectors.toList()));
        show(people.stream().collect(Collectors.groupingBy(Person::city)));
        show(people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new, Collectors.counting())));
        show(people.stream().collect(Collectors.groupingBy(Person::age, Collectors.mapping(Person::name, Collectors.joining("+")))));
        show(people.stream().collect(Collectors.partitioningBy(p -> p.age() >= 25, Collectors.averagingInt(Person::age))));
        System.out.println(people.stream().sorted(Comparator.comparing(Person::city).thenComparing(Person::age, Comparator.reverseOrder())).map(Person::name).toList());
        System.out.println(people.stream().map(Person::age).reduce(0, Integer::sum) + " " + people.stream().map(Person::age).reduce(Integer::max));
        System.out.println(people.stream().mapToInt(Person::age).average().getAsDouble() + " " + people.stream().mapToInt(Person::age).max());
        System.out.println(people.stream().anyMatch(p -> p.age() < 20) + " " + people.stream().allMatch(p -> p.age() < 20) + " " + people.stream().noneMatch(p -> p.age() > 90));
        show(people.stream().collect(Collectors.toMap(Person::name, Person::age)));
        show(people.stream().collect(Collectors.toMap(Person::city, Person::name, (a, b) -> a + "&" + b, LinkedHashMap::new)));
        System.out.println(Stream.of("a b", "c d e").flatMap(s -> Arrays.stream(s.split(" "))).collect(Collectors.joining(",")));
        System.out.println(Stream.iterate(1, x -> x * 3).limit(6).toList() + " " + Stream.iterate(1, x -> x < 50, x -> x * 2).count());
        Supplier<Stream<Integer>> numbers = () -> Stream.of(5, 3, 8, 3, 1, 8);
        System.out.println(numbers.get().distinct().sorted().toList() + " " + numbers.get().skip(2).limit(3).toList() + " " + numbers.get().min(Comparator.naturalOrder()).get());
        System.out.println(numbers.get().takeWhile(x -> x != 8).toList() + " " + numbers.get().dropWhile(x -> x != 8).toList());
        show(Stream.concat(Stream.of(1), Stream.of(2, 3)).map(String::valueOf).collect(Collectors.collectingAndThen(Collectors.toList(), l -> l.size() + "" + l)));
        Stream.of("one", "two", "three", "four").peek(s -> System.out.print("see " + s + "; ")).filter(s -> s.length() > 3).peek(s -> System.out.print("keep " + s + "; ")).limit(1).forEach(s -> System.out.println("got " + s));
        System.out.println(Stream.of(3, 1, 2).peek(x -> System.out.print("p" + x + " ")).sorted().findFirst().get());
        show(people.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(Person::age), (n, sum) -> sum + "/" + n)));
        show(people.stream().collect(Collectors.reducing(0, Person::age, Integer::sum)) + " " + people.stream().map(Person::name).collect(Collectors.toCollection(TreeSet::new)).first());
        show(people.stream().collect(Collectors.groupingBy(p -> p.name().charAt(0) < 'C', Collectors.filtering(p -> p.age() > 30, Collectors.mapping(Person::name, Collectors.toList())))));
        show(people.stream().collect(Collectors.maxBy(Comparator.comparingInt(Person::age))).map(Person::name).orElse("?"));
        System.out.println(Arrays.toString(Stream.of("x", "yy").toArray(String[]::new)) + " " + Stream.of(1, 2, 3, 4).mapToInt(x -> x).filter(x -> x % 2 == 0).boxed().toList());
        Optional<String> none = Stream.<String>empty().findFirst();
        System.out.println(none + " " + none.isPresent() + " " + Stream.of("q").findAny());
        Stream<Integer> once = Stream.of(1, 2);
        once.count();
        try {
            once.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of("a", "b", "a").collect(Collectors.toMap(s -> s, s -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> source = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = source.stream();
        source.add(3);
        System.out.println(late.map(x -> x * 10).toList() + " " + Stream.generate(() -> "z").limit(3).collect(Collectors.joining()));
        System.out.println(IntStream.range(0, 3).mapToObj(i -> IntStream.rangeClosed(0, i).mapToObj(Integer::toString).collect(Collectors.joining(" "))).collect(Collectors.joining(" | ", "<", ">")));
        System.out.println(Stream.of(1, 2, 3).<Integer>mapMulti((x, sink) -> {
            for (int i = 0; i < x; i++) sink.accept(x);
        }).toList());
    }
}
