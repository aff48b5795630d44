// covers: Function, Supplier, Predicate, BiFunction, UnaryOperator, composition, currying
import java.util.*;
import java.util.function.*;

public class Main {
    static int applyTwice(IntUnaryOperator f, int x) {
        return f.applyAsInt(f.applyAsInt(x));
    }

    static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> Predicate<T> all(List<Predicate<T>> list) {
        return list.stream().reduce(x -> true, Predicate::and);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<String>identity().apply("same") + " " + compose(inc, Object::toString).apply(9).length());
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.apply(3, 4) + " " + add.andThen(x -> "sum " + x).apply(1, 2));
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> a * 10 + b;
        System.out.println(curried.apply(4).apply(2));
        Predicate<String> empty = String::isEmpty, longer = s -> s.length() > 3;
        System.out.println(empty.negate().and(longer).test("abcd") + " " + empty.or(longer).test("abc") + " " + Predicate.not(empty).test("") + " " + Predicate.isEqual("a").test("a") + " " + all(List.of(longer, s -> s.startsWith("a"))).test("abcd"));
        Supplier<List<String>> maker = ArrayList::new;
        List<String> made = maker.get();
        Consumer<String> collect = made::add;
        collect.andThen(s -> System.out.print("got " + s + "; ")).accept("x");
        System.out.println(made);
        UnaryOperator<String> up = String::toUpperCase;
        BinaryOperator<Integer> max = BinaryOperator.maxBy(Comparator.naturalOrder());
        System.out.println(up.apply("abc") + " " + max.apply(3, 9) + " " + applyTwice(x -> x * x, 3) + " " + applyTwice(Math::abs, -4));
        IntBinaryOperator gcd = new IntBinaryOperator() {
            @Override
            public int applyAsInt(int a, int b) {
                return b == 0 ? a : applyAsInt(b, a % b);
            }
        };
        IntPredicate even = n -> n % 2 == 0;
        ToIntFunction<String> length = String::length;
        IntFunction<String> stars = "*"::repeat;
        System.out.println(gcd.applyAsInt(48, 18) + " " + even.negate().test(3) + " " + length.applyAsInt("four") + " " + stars.apply(3) + " " + ((DoubleUnaryOperator) Math::sqrt).applyAsDouble(16));
        Map<String, BiFunction<Double, Double, Double>> ops = new TreeMap<>();
        ops.put("+", (a, b) -> a + b);
        ops.put("max", Math::max);
        ops.put("pow", Math::pow);
        ops.forEach((name, op) -> System.out.print(name + "=" + op.apply(2.0, 5.0) + " "));
        System.out.println();
        Function<String, Integer> parse = Integer::parseInt;
        Function<Integer, int[]> array = int[]::new;
        BiFunction<String, String, Boolean> same = String::equals;
        System.out.println(parse.apply("12") + array.apply(3).length + " " + same.apply("a", "a"));
        Runnable r = () -> System.out.println("run");
        r.run();
        int base = 10;
        List<Supplier<Integer>> suppliers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int captured = i;
            suppliers.add(() -> base + captured * captured);
        }
        for (Supplier<Integer> s : suppliers) System.out.print(s.get() + " ");
        System.out.println();
        Function<Integer, Integer>[] self = new Function[1];
        self[0] = n -> n <= 1 ? 1 : n * self[0].apply(n - 1);
        System.out.println(self[0].apply(10));
    }
}
