// covers: unmodifiable, synchronized and checked collections: views of others, what they refuse, their names; Hashtable's order
import java.util.*;
import java.util.stream.*;

public class wrapped_collections {
    static void told(Runnable wrong) {
        try {
            wrong.run();
            System.out.println("done");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static void names(Object... all) {
        System.out.println(Stream.of(all).map(o -> o.getClass().getName()).collect(Collectors.joining(" ")));
    }

    public static void main(String[] args) {
        TreeSet<String> set = new TreeSet<>(List.of("a", "c", "e"));
        TreeMap<String, Integer> map = new TreeMap<>(Map.of("a", 1, "c", 3));
        SortedSet<String> sorted = Collections.unmodifiableSortedSet(set);
        NavigableSet<String> navigable = Collections.unmodifiableNavigableSet(set);
        NavigableMap<String, Integer> numbers = Collections.unmodifiableNavigableMap(map);
        set.add("d");
        map.put("b", 2);
        System.out.println(sorted + " " + sorted.first() + sorted.last() + sorted.headSet("c") + sorted.tailSet("c"));
        System.out.println(navigable.floor("b") + navigable.descendingSet() + navigable.subSet("a", false, "d", true));
        System.out.println(numbers + " " + numbers.firstEntry() + numbers.floorKey("bb") + numbers.descendingMap()
                + numbers.headMap("b", true) + numbers.navigableKeySet() + sorted.equals(set) + numbers.equals(map));
        told(() -> sorted.add("x"));
        told(() -> navigable.pollFirst());
        told(() -> navigable.headSet("z").clear());
        told(() -> numbers.put("x", 1));
        told(() -> numbers.pollLastEntry());
        told(() -> numbers.descendingMap().remove("a"));
        told(() -> Collections.emptySortedMap().put("a", 1));
        List<Integer> shared = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2)));
        shared.sort(null);
        shared.replaceAll(n -> n * 10);
        shared.removeIf(n -> n == 20);
        Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());
        counts.merge("a", 1, Integer::sum);
        counts.merge("a", 1, Integer::sum);
        System.out.println(shared + " " + counts + " " + shared.equals(List.of(10, 30)) + shared.subList(0, 1));
        List raw = Collections.checkedList(new ArrayList<>(List.of("x")), String.class);
        Map rawMap = Collections.checkedMap(new HashMap<>(), String.class, Integer.class);
        told(() -> raw.add(1));
        told(() -> raw.set(0, 2.5));
        told(() -> rawMap.put(1, 1));
        told(() -> rawMap.put("k", "v"));
        told(() -> List.of(1, 2).iterator().remove());
        told(() -> new TreeSet<Object>(List.of(1, "a")));
        told(() -> new PriorityQueue<Object>(List.of(2.5, 1)));
        names(sorted, navigable, numbers, sorted.headSet("z"), shared, counts, counts.keySet(), raw, rawMap);
        names(Collections.emptySet(), Collections.emptyMap(), Collections.singleton(1), Collections.singletonMap(1, 2),
                Collections.emptySortedSet(), Collections.newSetFromMap(new HashMap<>()),
                Collections.asLifoQueue(new ArrayDeque<>()), Collections.enumeration(set), List.of(1).iterator());
        names(map.headMap("b"), map.descendingMap(), EnumSet.noneOf(Thread.State.class), new ArrayDeque<>().descendingIterator());
        names(Stream.of(1), Stream.of(1).map(x -> x), Stream.of(1).filter(x -> true), Stream.of(1).sorted(),
                Stream.of(1).limit(1), Stream.of(1).mapToInt(x -> x), IntStream.range(0, 3).boxed(),
                IntStream.of(1).asLongStream(), Stream.of(1).distinct(), LongStream.of(1).map(x -> x).filter(x -> true));
        Hashtable<String, Integer> table = new Hashtable<>();
        for (String word : "the quick brown fox jumps over a lazy dog and then some more".split(" ")) {
            table.put(word, word.length());
        }
        table.remove("fox");
        System.out.println(table + " " + table.clone() + " " + Collections.list(table.keys()) + " " + table.contains(4));
        told(() -> table.put("x", null));
        told(() -> new Hashtable<>(-1));
    }
}
