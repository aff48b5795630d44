// covers: Function composition, currying, Supplier, Predicate, Optional, method references
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    @FunctionalInterface
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);

        default <S> TriFunction<A, B, C, S> andThen(Function<? super R, ? extends S> after) {
            return (a, b, c) -> after.apply(apply(a, b, c));
        }
    }

    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Lazy(Supplier<? extends T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }
    }

    record Pair<A, B>(A first, B second) {
        <C> Pair<C, B> mapFirst(Function<? super A, ? extends C> f) {
            return new Pair<>(f.apply(first), second);
        }

        static <T> Pair<T, T> twice(T value) {
            return new Pair<>(value, value);
        }
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
        return a -> b -> f.apply(a, b);
    }

    static <T> Predicate<T> all(List<Predicate<T>> predicates) {
        return predicates.stream().reduce(x -> true, Predicate::and);
    }

    static <T, R> List<R> map(Collection<? extends T> in, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : in) {
            out.add(f.apply(t));
        }
        return out;
    }

    static Optional<Integer> parse(String text) {
        try {
            return Optional.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        Function<Integer, Integer> plus = x -> x + 1, times = x -> x * 10;
        System.out.println(plus.andThen(times).apply(5) + " " + plus.compose(times).apply(5) + " " + Function.<Integer>identity().apply(9));
        System.out.println(curry((Integer a, Integer b) -> a - b).apply(10).apply(3) + " " + curry((BiFunction<Integer, Integer, Integer>) Math::max).apply(4).apply(8));
        TriFunction<Integer, Integer, Integer, Integer> volume = (a, b, c) -> a * b * c;
        System.out.println(volume.andThen(v -> "volume " + v).apply(2, 3, 4));
        Predicate<String> isShort = s -> s.length() < 5;
        Predicate<String> hasA = s -> s.contains("a");
        System.out.println(Stream.of("apple", "bat", "cod", "banana").filter(isShort.and(hasA.negate()).or(s -> s.startsWith("b"))).toList());
        System.out.println(all(List.of(isShort, hasA)).test("cat") + " " + Predicate.not(isShort).test("short") + " " + Predicate.isEqual("x").test("x"));
        Lazy<String> lazy = new Lazy<>(() -> {
            System.out.println("computing");
            return "done";
        });
        System.out.println(lazy.get() + " " + lazy.get());
        Supplier<List<String>> maker = ArrayList::new;
        List<String> made = maker.get();
        Consumer<String> add = made::add;
        add.andThen(s -> made.add(s.toUpperCase())).accept("item");
        System.out.println(made);
        BiFunction<String, Integer, String> repeat = String::repeat;
        Function<String, Integer> length = String::length;
        System.out.println(repeat.andThen(length).apply("ab", 4) + " " + map(List.of("x", "yy"), length) + " " + map(Set.of(5), String::valueOf));
        UnaryOperator<String> shout = s -> s + "!";
        BinaryOperator<Integer> smaller = BinaryOperator.minBy(Comparator.naturalOrder());
        System.out.println(shout.andThen(shout).apply("hey") + " " + smaller.apply(4, 2) + " " + IntStream.of(1, 2, 3).map(x -> x * x).boxed().map(Object::toString).collect(Collectors.joining("+")));
        IntFunction<int[]> arrays = int[]::new;
        ToIntFunction<String> size = String::length;
        IntPredicate even = n -> n % 2 == 0;
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        System.out.println(arrays.apply(3).length + " " + size.applyAsInt("four") + " " + even.negate().test(3) + " " + gcd.applyAsInt(48, 36));
        System.out.println(parse("12").map(n -> n * 2).filter(n -> n > 20).orElse(-1) + " " + parse("x").or(() -> Optional.of(7)).get() + " " + parse("5").flatMap(n -> parse("6").map(m -> n + m)) + " " + parse("y").isPresent());
        parse("3").ifPresentOrElse(n -> System.out.println("number " + n), () -> System.out.println("none"));
        System.out.println(parse("z").stream().count() + " " + Optional.ofNullable((String) null).map(String::trim).orElseGet(() -> "default") + " " + Optional.of(1).equals(Optional.of(1)) + " " + Optional.empty());
        try {
            parse("q").orElseThrow();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            parse("q").orElseThrow(() -> new IllegalArgumentException("not a number"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Pair.twice("a").mapFirst(String::length) + " " + new Pair<>(1, null).hashCode() + " " + new Pair<>(1, "x").equals(new Pair<>(1, "x")));
        Map<String, BinaryOperator<Double>> operators = new LinkedHashMap<>();
        operators.put("+", Double::sum);
        operators.put("-", (a, b) -> a - b);
        operators.put("^", Math::pow);
        operators.forEach((name, op) -> System.out.print("7 " + name + " 2 = " + op.apply(7.0, 2.0) + "; "));
        System.out.println();
        Runnable[] tasks = new Runnable[3];
        for (int i = 0; i < tasks.length; i++) {
            int n = i;
            tasks[i] = () -> System.out.print("task" + n + " ");
        }
        for (Runnable task : tasks) {
            task.run();
        }
        System.out.println();
        Function<Function<Integer, Integer>, Function<Integer, Integer>> twice = f -> x -> f.apply(f.apply(x));
        System.out.println(twice.apply(plus).apply(0) + " " + twice.apply(twice.apply(times)).apply(1));
    }
}
