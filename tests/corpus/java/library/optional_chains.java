// covers: Optional, OptionalInt, null handling
import java.util.*;

public class Main {
    record Address(String street, Optional<String> city) { }

    record Person(String name, Address address) { }

    static Optional<Person> find(Map<String, Person> people, String name) {
        return Optional.ofNullable(people.get(name));
    }

    static String cityOf(Map<String, Person> people, String name) {
        return find(people, name).map(Person::address).flatMap(Address::city).map(String::toUpperCase).orElse("unknown");
    }

    public static void main(String[] args) {
        Map<String, Person> people = new HashMap<>();
        people.put("ann", new Person("ann", new Address("Main St", Optional.of("Oslo"))));
        people.put("bob", new Person("bob", new Address("Side St", Optional.empty())));
        people.put("cid", new Person("cid", null));
        for (String name : List.of("ann", "bob", "cid", "dee")) {
            System.out.println(name + " " + cityOf(people, name));
        }
        Optional<String> full = Optional.of("value");
        Optional<String> empty = Optional.empty();
        System.out.println(full + " " + empty + " " + full.isPresent() + " " + empty.isEmpty() + " " + full.get().length());
        System.out.println(full.filter(v -> v.startsWith("x")).isPresent() + " " + full.or(() -> Optional.of("z")).get() + " " + empty.or(() -> Optional.of("z")).get());
        full.ifPresent(v -> System.out.println("has " + v));
        empty.ifPresentOrElse(v -> System.out.println("has " + v), () -> System.out.println("has nothing"));
        System.out.println(full.stream().count() + empty.stream().count() + " " + full.equals(Optional.of("value")) + " " + full.hashCode() + " " + empty.hashCode());
        OptionalInt max = Arrays.stream(new int[] {3, 9, 2}).max();
        OptionalDouble average = Arrays.stream(new int[0]).average();
        System.out.println(max + " " + max.getAsInt() + " " + average + " " + average.orElse(-1) + " " + OptionalLong.of(5).orElseThrow());
        Runnable[] wrong = {
            () -> Optional.of(null),
            () -> empty.get(),
            () -> empty.orElseThrow(),
            () -> empty.orElseThrow(() -> new IllegalStateException("nothing here")),
            () -> OptionalInt.empty().getAsInt(),
        };
        for (Runnable run : wrong) {
            try {
                run.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
