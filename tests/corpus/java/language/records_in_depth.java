// covers: records, generics, interfaces, static-members, varargs
import java.util.*;
import java.util.function.*;

public class Main {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);
        static int made;

        Point {
            made++;
        }

        Point(int both) {
            this(both, both);
        }

        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }

        Point plus(Point other) {
            return new Point(x + other.x(), y + other.y());
        }

        @Override
        public int compareTo(Point o) {
            return Comparator.comparingInt(Point::x).thenComparingInt(Point::y).compare(this, o);
        }

        static Point parse(String text) {
            String[] parts = text.split(",");
            return new Point(Integer.parseInt(parts[0].trim()), Integer.parseInt(parts[1].trim()));
        }
    }

    record Range(int from, int to) implements Iterable<Integer> {
        Range {
            if (from > to) {
                int t = from;
                from = to;
                to = t;
            }
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private int next = from;

                public boolean hasNext() {
                    return next < to;
                }

                public Integer next() {
                    return next++;
                }
            };
        }
    }

    record Mixed(byte b, char c, long l, float f, double d, boolean z, String s, int[] a, List<String> list) {
    }

    record Empty() {
    }

    record Name(String first, String last) {
        Name(String full) {
            this(full.split(" ")[0], full.split(" ")[1]);
        }

        public String first() {
            return first.toUpperCase();
        }

        @Override
        public String toString() {
            return last + ", " + first();
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Name n && n.last.equals(last);
        }

        @Override
        public int hashCode() {
            return last.hashCode();
        }
    }

    record Tagged<T extends Comparable<T>>(String tag, T... values) {
        T max() {
            return Collections.max(Arrays.asList(values));
        }
    }

    record Node<T>(T value, Node<T> next) {
        int length() {
            return next == null ? 1 : 1 + next.length();
        }

        <R> Node<R> map(Function<T, R> f) {
            return new Node<>(f.apply(value), next == null ? null : next.map(f));
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.distance(Point.ORIGIN) + " " + p.equals(new Point(3, 4)) + " " + (p == new Point(3, 4)));
        System.out.println(p.hashCode() + " " + new Point(7).hashCode() + " " + Point.parse("1, 2").plus(p));
        List<Point> points = new ArrayList<>(List.of(new Point(2, 1), new Point(1, 9), new Point(1, 3)));
        Collections.sort(points);
        System.out.println(points + " " + Point.made);
        int sum = 0;
        for (int i : new Range(5, 1)) {
            sum += i;
        }
        System.out.println(new Range(5, 1) + " " + sum);
        Mixed m = new Mixed((byte) 1, 'c', 2L, 1.5f, 2.5, true, "text", new int[] {1}, List.of("l"));
        System.out.println(m.toString().replaceAll("@[0-9a-f]+", "@"));
        System.out.println(m.equals(new Mixed((byte) 1, 'c', 2L, 1.5f, 2.5, true, "text", new int[] {1}, List.of("l"))));
        System.out.println(m.equals(new Mixed((byte) 1, 'c', 2L, 1.5f, 2.5, true, "text", m.a(), List.of("l"))));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Name n = new Name("Ada Lovelace");
        System.out.println(n + " " + n.equals(new Name("Ann", "Lovelace")) + " " + (n.hashCode() == "Lovelace".hashCode()));
        System.out.println(new Tagged<>("t", 3, 8, 5).max());
        Node<Integer> list = new Node<>(1, new Node<>(2, new Node<>(3, null)));
        System.out.println(list.length() + " " + list.map(x -> "n" + x));
        Map<Point, String> byPoint = new HashMap<>();
        byPoint.put(new Point(1, 1), "one");
        System.out.println(byPoint.get(new Point(1)));
        record Temp(String city, double degrees) {
        }
        List<Temp> temps = List.of(new Temp("Rome", 31.5), new Temp("Oslo", 14), new Temp("Cairo", 38.2));
        System.out.println(temps.stream().max(Comparator.comparingDouble(Temp::degrees)).map(Temp::city).orElse("none"));
        System.out.println(Objects.hash(1, "a", null) + " " + new Point(1, 2).hashCode() + " " + new Tagged<>("x").values().length);
        System.out.println(new Mixed((byte) 0, '\0', 0, 0, 0, false, null, null, null).hashCode());
    }
}
