// covers: method-references, lambdas, generics
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    static class Person {
        final String name;
        final int age;

        Person() {
            this("nobody");
        }

        Person(String name) {
            this(name, -1);
        }

        Person(String name, int age) {
            this.name = name;
            this.age = age;
        }

        int age() {
            return age;
        }

        boolean olderThan(Person other) {
            return age > other.age;
        }

        static int byName(Person a, Person b) {
            return a.name.compareTo(b.name);
        }

        @Override
        public String toString() {
            return name + ":" + age;
        }
    }

    static class Greeter {
        private final String greeting;

        Greeter(String greeting) {
            this.greeting = greeting;
        }

        String greet(String name) {
            return greeting + ", " + name;
        }

        Function<String, String> asFunction() {
            return this::greet;
        }
    }

    static class Loud extends Greeter {
        Loud() {
            super("HI");
        }

        @Override
        String greet(String name) {
            return "LOUD " + name;
        }

        Function<String, String> parents() {
            return super::greet;
        }
    }

    static int calls;

    static Greeter next() {
        calls++;
        return new Greeter("call " + calls);
    }

    static int twice(int x) {
        return 2 * x;
    }

    static String join(Object... parts) {
        return Arrays.stream(parts).map(String::valueOf).collect(Collectors.joining("+"));
    }

    static <T, R> List<R> map(List<T> list, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : list) {
            out.add(f.apply(t));
        }
        return out;
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }
    }

    IntFunction<Inner> maker() {
        return Inner::new;
    }

    public static void main(String[] args) {
        Supplier<Person> none = Person::new;
        Function<String, Person> named = Person::new;
        BiFunction<String, Integer, Person> full = Person::new;
        System.out.println(none.get() + " " + named.apply("Ann") + " " + full.apply("Bob", 5));
        List<Person> people = new ArrayList<>(List.of(new Person("Zed", 30), new Person("Amy", 41), new Person("Lee", 12)));
        people.sort(Person::byName);
        System.out.println(people);
        people.sort(Comparator.comparing(Person::age));
        System.out.println(people);
        BiPredicate<Person, Person> older = Person::olderThan;
        System.out.println(older.test(people.get(2), people.get(0)));
        ToIntFunction<Person> age = Person::age;
        System.out.println(age.applyAsInt(people.get(1)));
        Greeter greeter = new Greeter("hello");
        UnaryOperator<String> greet = greeter::greet;
        greeter = null;
        System.out.println(greet.apply("you"));
        Function<String, String> once = next()::greet;
        System.out.println(once.apply("a") + " " + once.apply("b") + " " + calls);
        System.out.println(new Loud().parents().apply("x") + " " + new Loud().asFunction().apply("y"));
        IntUnaryOperator twice = Main::twice;
        System.out.println(twice.andThen(Main::twice).applyAsInt(5));
        Function<Object[], String> joined = Main::join;
        BiFunction<String, Integer, String> two = Main::join;
        System.out.println(joined.apply(new Object[] {1, 2}) + " " + two.apply("a", 3));
        IntFunction<int[]> array = int[]::new;
        Function<Integer, List<String>[]> lists = List[]::new;
        System.out.println(array.apply(3).length + " " + lists.apply(2).length);
        System.out.println(map(List.of("a", "bcd"), String::length) + " " + map(List.of(1, 2), Integer::toBinaryString));
        System.out.println(Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).toArray(String[]::new).length);
        System.out.println(Stream.of(3, 1, 2).reduce(Integer::max).get() + " " + Stream.of(3, 1, 2).mapToInt(Integer::intValue).sum());
        Consumer<Object> print = System.out::println;
        print.andThen(o -> System.out.println("again " + o)).accept("printed");
        Runnable r = people::clear;
        r.run();
        System.out.println(people.isEmpty());
        Supplier<Supplier<String>> nested = () -> "deep"::toUpperCase;
        System.out.println(nested.get().get());
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(add.apply(3).apply(4));
        Map<String, Function<Double, Double>> table = new TreeMap<>();
        table.put("sqrt", Math::sqrt);
        table.put("abs", Math::abs);
        table.put("neg", x -> -x);
        table.forEach((k, f) -> System.out.print(k + "=" + f.apply(-0.25) + " "));
        System.out.println();
        System.out.println(new Main().maker().apply(9).n);
        try {
            Greeter nothing = null;
            Supplier<String> s = nothing::toString;
            System.out.println("not reached " + s);
        } catch (NullPointerException e) {
            System.out.println("bound to nothing");
        }
        Callback c = Main::accept;
        c.call("text", 5);
    }

    interface Callback {
        void call(CharSequence s, long n);
    }

    static int accept(Object o, double d) {
        System.out.println(o + " " + d);
        return 1;
    }
}
