package shop.stock;

import java.util.*;
import static java.util.stream.Collectors.toList;

/** Stock keeping: a sample for the parser, with most shapes that Java has. */
public sealed interface Shape permits Circle, Square {
    double area();

    default String describe() { return "größe " + area(); }
}

record Circle(double radius) implements Shape {
    Circle {
        if (radius < 0) throw new IllegalArgumentException("negative: " + radius);
    }

    @Override
    public double area() { return Math.PI * radius * radius; }
}

final class Square implements Shape, Comparable<Square> {
    private static final int[][] TABLE = {{1, 2}, {3, 0x4_0}};
    private final double side;
    protected volatile long count = 1L << 3 >>> 1;

    static { System.out.println("loaded"); }

    Square(double side) {
        this.side = side;
    }

    @Override
    public double area() { return side * side; }

    @Override
    public int compareTo(Square other) { return Double.compare(side, other.side); }

    <T extends Comparable<? super T>> T largest(List<T> items, T... more) throws Exception {
        T best = null;
        outer:
        for (T item : items) {
            for (int i = 0, j = 10; i < j; i++, --j) {
                if (i == 5) continue outer;
                if (best == null || item.compareTo(best) > 0) best = item;
            }
        }
        return best != null ? best : more[0];
    }

    int classify(Object value) {
        var text = """
            a block "of" text
            """;
        int result = switch (value) {
            case Integer n when n > 3 -> n;
            case Circle(double r) -> (int) r;
            case String s -> { yield s.length() + text.length(); }
            default -> -1;
        };
        switch (result) {
            case 1: case 2: result += 2; break;
            default: do { result--; } while (result > 0);
        }
        try (Scanner in = new Scanner(System.in)) {
            while (in.hasNext()) { synchronized (this) { count ^= in.nextInt() & 0b11; } }
        } catch (IllegalStateException | NoSuchElementException e) {
            assert e != null : "🐉";
        } finally {
            count = ~count;
        }
        Runnable run = () -> System.out.println('\u0041' + "\t" + value.hashCode());
        Comparator<String> order = Comparator.comparing(String::length);
        List<Integer> squares = List.of(1, 2, 3).stream().map(x -> x * x).collect(toList());
        return squares.get(0) + new Object() { int x = 3; }.x + TABLE[0][1];
    }

    enum Level { LOW(1), HIGH(2) { @Override int weight() { return 9; } };
        private final int weight;
        Level(int weight) { this.weight = weight; }
        int weight() { return weight; }
    }

    @interface Marker { String value() default ""; }
}
