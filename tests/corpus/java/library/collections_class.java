// covers: Collections, unmodifiable views, List.of, shuffle, frequency, binarySearch
import java.util.*;

public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(4, 1, 3, 5, 2));
        Collections.sort(list);
        System.out.println(list + " " + Collections.binarySearch(list, 3) + " " + Collections.binarySearch(list, 9) + " " + Collections.max(list) + " " + Collections.min(list));
        Collections.reverse(list);
        Collections.swap(list, 0, 4);
        System.out.println(list);
        Collections.rotate(list, 2);
        System.out.println(list);
        Collections.shuffle(list, new Random(42));
        System.out.println(list);
        Collections.addAll(list, 3, 3);
        System.out.println(Collections.frequency(list, 3) + " " + Collections.disjoint(list, List.of(9, 8)) + " " + Collections.nCopies(3, "ab") + " " + Collections.replaceAll(list, 3, 33) + list);
        Collections.fill(list, 0);
        System.out.println(list + " " + Collections.emptyList() + Collections.emptyMap() + Collections.singletonList(1) + Collections.singleton("x") + Collections.singletonMap("k", "v"));
        List<Integer> view = Collections.unmodifiableList(list);
        list.set(0, 5);
        System.out.println(view.get(0) + " " + view.size());
        attempt(() -> view.add(1));
        attempt(() -> view.set(0, 1));
        attempt(() -> view.iterator().remove());
        attempt(() -> List.of(1, 2).add(3));
        attempt(() -> List.of(1, 2, 3).remove(0));
        attempt(() -> Map.of("a", 1).put("b", 2));
        attempt(() -> Set.of(1).clear());
        attempt(() -> Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).put(3, 4));
        attempt(() -> List.of(1, null));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> Set.of("x", "x"));
        attempt(() -> List.of(1, 2).get(2));
        attempt(() -> List.of(1, 2, 3).get(3));
        attempt(() -> List.of(1).contains(null));
        attempt(() -> Collections.max(new ArrayList<Integer>()));
        attempt(() -> Collections.emptyList().get(0));
        System.out.println(Collections.max(List.of("pear", "fig", "banana"), Comparator.comparing(String::length)) + " " + List.of(1, 2).equals(Arrays.asList(1, 2)) + " " + List.of(1, 2).hashCode() + " " + List.copyOf(list));
        List<String> names = new ArrayList<>(List.of("bob", "Al", "cy"));
        names.sort(null);
        System.out.println(names);
        names.sort(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
        System.out.println(names);
        names.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(names + " " + Map.entry("k", 1) + " " + new AbstractMap.SimpleEntry<>("a", 2));
        Iterator<Integer> it = List.of(1, 2).iterator();
        System.out.println(it.next() + it.next());
        attempt(it::next);
    }
}
