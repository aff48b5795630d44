// covers: TreeMap, TreeSet, NavigableMap, floor, ceiling, headMap, tailSet, descending views
import java.util.*;

public class Main {
    static class Interval implements Comparable<Interval> {
        final int from;
        final int to;

        Interval(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public int compareTo(Interval other) {
            return from != other.from ? Integer.compare(from, other.from) : Integer.compare(to, other.to);
        }

        @Override
        public String toString() {
            return from + ".." + to;
        }
    }

    static String grade(TreeMap<Integer, String> scale, int points) {
        Map.Entry<Integer, String> entry = scale.floorEntry(points);
        return entry == null ? "none" : entry.getValue();
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> scale = new TreeMap<>();
        scale.put(50, "pass");
        scale.put(90, "excellent");
        scale.put(75, "good");
        scale.put(0, "fail");
        for (int points : new int[] {-1, 0, 49, 50, 80, 90, 100}) {
            System.out.print(points + "=" + grade(scale, points) + " ");
        }
        System.out.println();
        System.out.println(scale.firstKey() + " " + scale.lastEntry() + " " + scale.lowerKey(50) + " " + scale.higherKey(50) + " " + scale.ceilingKey(51) + " " + scale.higherEntry(90));
        System.out.println(scale.headMap(75) + " " + scale.headMap(75, true) + " " + scale.tailMap(75) + " " + scale.tailMap(75, false) + " " + scale.subMap(1, 80));
        System.out.println(scale.descendingMap() + " " + scale.descendingKeySet() + " " + scale.navigableKeySet().first());
        SortedMap<Integer, String> view = scale.subMap(10, 80);
        view.put(60, "fair");
        System.out.println(scale + " " + view.size());
        try {
            view.put(99, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(scale.pollFirstEntry() + " " + scale.pollLastEntry() + " " + scale);

        TreeSet<String> words = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Collections.addAll(words, "pear", "fig", "apple", "kiwi", "banana", "fig", "date");
        System.out.println(words + " " + words.first() + " " + words.last() + " " + words.size());
        System.out.println(words.floor("lime") + " " + words.ceiling("lime") + " " + words.lower("fig") + " " + words.higher("fig"));
        System.out.println(words.headSet("kiwi") + " " + words.tailSet("kiwi", false) + " " + words.subSet("date", "pear") + " " + words.descendingSet());
        System.out.println(words.pollFirst() + " " + words.pollLast() + " " + words.contains("zzzz") + " " + words.remove("kiwi"));
        Iterator<String> down = words.descendingIterator();
        while (down.hasNext()) {
            System.out.print(down.next() + " ");
        }
        System.out.println();

        TreeSet<Interval> intervals = new TreeSet<>();
        int[][] pairs = {{5, 8}, {1, 3}, {2, 4}, {10, 12}, {7, 9}};
        for (int[] pair : pairs) {
            intervals.add(new Interval(pair[0], pair[1]));
        }
        List<Interval> merged = new ArrayList<>();
        for (Interval next : intervals) {
            Interval last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && next.from <= last.to) {
                merged.set(merged.size() - 1, new Interval(last.from, Math.max(last.to, next.to)));
            } else {
                merged.add(next);
            }
        }
        System.out.println(intervals + " -> " + merged);
        NavigableMap<String, Integer> events = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        events.put("Start", 1);
        events.put("START", 2);
        events.put("end", 3);
        System.out.println(events + " " + events.get("eND") + " " + events.comparator().compare("a", "B"));
        try {
            new TreeSet<Object>().add(new Object());
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            new TreeSet<Integer>().first();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        TreeMap<Integer, Integer> many = new TreeMap<>();
        for (int i = 0; i < 200; i++) {
            many.put(i * 37 % 101, i);
        }
        for (int i = 0; i < 101; i += 3) {
            many.remove(i);
        }
        System.out.println(many.size() + " " + many.firstEntry() + " " + many.lastEntry() + " " + many.headMap(10) + " " + many.ceilingEntry(48));
    }
}
