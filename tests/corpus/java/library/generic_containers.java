// covers: generics, bounded types, wildcards, generic methods, varargs, type erasure
import java.util.*;
import java.util.function.*;

public class Main {
    interface Shape extends Comparable<Shape> {
        double area();

        default int compareTo(Shape other) {
            return Double.compare(area(), other.area());
        }
    }

    record Circle(double radius) implements Shape {
        public double area() {
            return Math.PI * radius * radius;
        }
    }

    record Square(double side) implements Shape {
        public double area() {
            return side * side;
        }
    }

    static class Matrix<N extends Number> {
        private final List<List<N>> rows = new ArrayList<>();

        @SafeVarargs
        final Matrix<N> row(N... cells) {
            rows.add(Arrays.asList(cells));
            return this;
        }

        double sum() {
            double sum = 0;
            for (List<N> row : rows) {
                for (N cell : row) {
                    sum += cell.doubleValue();
                }
            }
            return sum;
        }

        <R> List<List<R>> map(Function<? super N, ? extends R> f) {
            List<List<R>> out = new ArrayList<>();
            for (List<N> row : rows) {
                List<R> mapped = new ArrayList<>();
                row.forEach(cell -> mapped.add(f.apply(cell)));
                out.add(mapped);
            }
            return out;
        }
    }

    static class Either<L, R> {
        private final L left;
        private final R right;

        private Either(L left, R right) {
            this.left = left;
            this.right = right;
        }

        static <L, R> Either<L, R> left(L value) {
            return new Either<>(value, null);
        }

        static <L, R> Either<L, R> right(R value) {
            return new Either<>(null, value);
        }

        <T> Either<L, T> flatMap(Function<? super R, Either<L, T>> f) {
            return left != null ? left(left) : f.apply(right);
        }

        <T> T fold(Function<? super L, ? extends T> onLeft, Function<? super R, ? extends T> onRight) {
            return left != null ? onLeft.apply(left) : onRight.apply(right);
        }
    }

    static <T extends Comparable<? super T>> T largest(Collection<? extends T> items) {
        Iterator<? extends T> it = items.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T next = it.next();
            if (next.compareTo(best) > 0) {
                best = next;
            }
        }
        return best;
    }

    static double total(List<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
        }
        return sum;
    }

    static void fill(List<? super Integer> sink, int count) {
        for (int i = 0; i < count; i++) {
            sink.add(i);
        }
    }

    @SafeVarargs
    static <T> Set<T> union(Set<? extends T>... sets) {
        Set<T> all = new TreeSet<>();
        for (Set<? extends T> set : sets) {
            all.addAll(set);
        }
        return all;
    }

    static <K, V extends Comparable<V>> List<K> keysByValue(Map<K, V> map) {
        List<K> keys = new ArrayList<>(map.keySet());
        keys.sort((a, b) -> map.get(a).compareTo(map.get(b)));
        return keys;
    }

    static <T> void swap(T[] array, int i, int j) {
        T t = array[i];
        array[i] = array[j];
        array[j] = t;
    }

    static Either<String, Integer> parse(String text) {
        try {
            return Either.right(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Either.left("not a number: " + text);
        }
    }

    public static void main(String[] args) {
        List<Shape> shapes = new ArrayList<>(List.of(new Circle(1), new Square(1.5), new Circle(0.5)));
        Collections.sort(shapes);
        System.out.println(shapes + " " + largest(shapes) + " " + largest(List.of("b", "c", "a")));
        Matrix<Integer> matrix = new Matrix<Integer>().row(1, 2, 3).row(4, 5, 6);
        System.out.println(matrix.sum() + " " + matrix.map(n -> n * 0.5) + " " + matrix.map(Integer::toBinaryString));
        List<Number> numbers = new ArrayList<>(List.of(1.5, 2L));
        fill(numbers, 3);
        System.out.println(numbers + " " + total(numbers) + " " + total(List.of(1, 2)));
        System.out.println(union(Set.of(3, 1), Set.of(2), new HashSet<Integer>()) + " " + keysByValue(Map.of("x", 3, "y", 1, "z", 2)));
        String[] words = {"a", "b", "c"};
        swap(words, 0, 2);
        System.out.println(String.join("", words) + " " + Main.<Integer>largest(Arrays.asList(3, 8, 5)));
        for (String text : List.of("5", "0", "x")) {
            String shown = parse(text).flatMap(n -> n == 0 ? Either.<String, Integer>left("zero") : Either.right(100 / n)).fold(e -> "error " + e, n -> "result " + n);
            System.out.println(shown);
        }
        List<String> strings = new ArrayList<>();
        List<Integer> integers = new ArrayList<>();
        System.out.println(strings.getClass() == integers.getClass());
        Object[] objects = new String[1];
        try {
            objects[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        BiFunction<Integer, Integer, Integer> f = Math::addExact;
        Supplier<Supplier<String>> nested = () -> () -> "nested";
        System.out.println(f.andThen(String::valueOf).apply(1, 2).length() + " " + nested.get().get());
    }
}
