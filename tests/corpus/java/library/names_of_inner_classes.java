// covers: names of the library's classes that programs see: views of maps, their iterators, comparators
import java.util.*;

public class names_of_inner_classes {
    static void tell(Object... objects) {
        StringJoiner names = new StringJoiner(" ");
        for (Object object : objects) {
            names.add(object.getClass().getName().replace("java.util.", ""));
        }
        System.out.println(names);
    }

    static void views(Map<String, Integer> map) {
        tell(map, map.keySet(), map.values(), map.entrySet());
        tell(map.keySet().iterator(), map.values().iterator(), map.entrySet().iterator(), map.entrySet().iterator().next());
    }

    public static void main(String[] args) {
        Map<String, Integer> one = Map.of("a", 1);
        views(new HashMap<>(one));
        views(new LinkedHashMap<>(one));
        views(new TreeMap<>(one));
        List<Integer> list = new LinkedList<>(List.of(1, 2));
        tell(new HashSet<>(list).iterator(), new LinkedHashSet<>(list).iterator(), new TreeSet<>(list).iterator());
        tell(((LinkedList<Integer>) list).descendingIterator(), Collections.unmodifiableCollection(list).iterator());
        tell(Collections.reverseOrder(), Comparator.naturalOrder(), Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));

        Iterator<String> keys = new LinkedHashMap<>(Map.of("x", 1)).keySet().iterator();
        keys.next();
        keys.remove();
        System.out.println(keys.hasNext());
        Map<String, Integer> ordered = new LinkedHashMap<>(16, 0.75f, true);
        ordered.put("first", 1);
        ordered.put("second", 2);
        ordered.get("first");
        ordered.values().removeIf(value -> value == 2);
        System.out.println(ordered.keySet() + " " + ordered.entrySet().contains(Map.entry("first", 1)));
    }
}
