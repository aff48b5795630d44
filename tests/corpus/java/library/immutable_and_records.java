// covers: List.copyOf, Collections.unmodifiable views, records in collections, equals and hashCode
import java.util.*;

public class Main {
    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);

        Point plus(Point o) {
            return new Point(x + o.x, y + o.y);
        }

        @Override
        public int compareTo(Point o) {
            return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y);
        }
    }

    record Pair<A, B>(A first, B second) {
        Pair {
            Objects.requireNonNull(first, "first");
        }

        <C> Pair<C, B> withFirst(C c) {
            return new Pair<>(c, second);
        }
    }

    public static void main(String[] args) {
        List<Integer> source = new ArrayList<>(List.of(1, 2, 3));
        List<Integer> copy = List.copyOf(source), view = Collections.unmodifiableList(source);
        source.add(4);
        System.out.println(copy + " " + view + " " + copy.equals(List.of(1, 2, 3)) + " " + (List.copyOf(copy) == copy));
        Set<Point> points = new HashSet<>();
        points.add(new Point(1, 2));
        points.add(new Point(1, 2));
        points.add(Point.ORIGIN.plus(new Point(3, 4)));
        System.out.println(points.size() + " " + points.contains(new Point(3, 4)) + " " + new TreeSet<>(points) + " " + new Point(1, 2).hashCode());
        Map<Point, String> names = new TreeMap<>(Comparator.reverseOrder());
        names.put(new Point(0, 1), "north");
        names.put(new Point(1, 0), "east");
        System.out.println(names + " " + names.get(new Point(1, 0)));
        Pair<String, Integer> p = new Pair<>("one", 1);
        System.out.println(p + " " + p.withFirst(2.5) + " " + p.equals(new Pair<>("one", 1)) + " " + p.hashCode() + " " + new Pair<>("x", null));
        try {
            new Pair<>(null, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Map<String, List<String>> graph = Map.of("a", List.of("b"));
        try {
            graph.get("a").add("c");
        } catch (UnsupportedOperationException e) {
            System.out.println("deeply immutable");
        }
        try {
            view.remove(0);
        } catch (UnsupportedOperationException e) {
            System.out.println("view");
        }
        List<Point> sorted = new ArrayList<>(List.of(new Point(2, 1), new Point(1, 5), new Point(1, 2)));
        Collections.sort(sorted);
        System.out.println(sorted + " " + Collections.max(sorted) + " " + sorted.indexOf(new Point(1, 5)));
        System.out.println(Map.entry("k", 2).equals(new AbstractMap.SimpleEntry<>("k", 2)) + " " + Arrays.asList(1, null, 3) + " " + new ArrayList<>(Arrays.asList(3, 4)).equals(Arrays.asList(3, 4)));
    }
}
