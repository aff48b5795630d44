// covers: LinkedHashMap, LinkedHashSet, set operations, EnumMap, EnumSet
import java.util.*;

public class Main {
    enum Color { RED, GREEN, BLUE, BLACK }

    public static void main(String[] args) {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (String s : "one two three four one".split(" ")) {
            map.put(s, s.length());
        }
        map.remove("two");
        map.put("two", 22);
        System.out.println(map);
        LinkedHashMap<Integer, String> access = new LinkedHashMap<>(16, 0.75f, true);
        for (int i = 0; i < 5; i++) {
            access.put(i, "v" + i);
        }
        access.get(1);
        access.getOrDefault(3, "");
        access.put(0, "new");
        access.putIfAbsent(2, "x");
        System.out.println(access);
        for (Iterator<Map.Entry<Integer, String>> it = access.entrySet().iterator(); it.hasNext(); ) {
            if (it.next().getKey() % 2 == 0) it.remove();
        }
        System.out.println(access.keySet() + " " + access.values());
        Set<Integer> a = new LinkedHashSet<>(List.of(5, 3, 9, 1));
        Set<Integer> b = new LinkedHashSet<>(List.of(9, 4, 5));
        Set<Integer> union = new LinkedHashSet<>(a);
        union.addAll(b);
        Set<Integer> both = new LinkedHashSet<>(a);
        both.retainAll(b);
        Set<Integer> difference = new LinkedHashSet<>(a);
        difference.removeAll(b);
        System.out.println(union + " " + both + " " + difference + " " + a.containsAll(both) + " " + a.equals(Set.of(1, 3, 5, 9)) + " " + a.hashCode());
        EnumMap<Color, Integer> byColor = new EnumMap<>(Color.class);
        byColor.put(Color.BLUE, 3);
        byColor.put(Color.RED, 1);
        byColor.merge(Color.RED, 10, Integer::sum);
        System.out.println(byColor + " " + byColor.containsKey(Color.GREEN) + " " + byColor.get(Color.BLACK));
        EnumSet<Color> set = EnumSet.of(Color.BLACK, Color.GREEN);
        System.out.println(set + " " + EnumSet.complementOf(set) + " " + EnumSet.allOf(Color.class) + " " + EnumSet.noneOf(Color.class) + " " + EnumSet.range(Color.GREEN, Color.BLACK));
        set.add(Color.RED);
        System.out.println(set + " " + set.contains(Color.BLUE));
        Map<Color, List<String>> things = new EnumMap<>(Color.class);
        things.computeIfAbsent(Color.GREEN, k -> new ArrayList<>()).add("grass");
        things.computeIfAbsent(Color.BLUE, k -> new ArrayList<>()).add("sky");
        things.computeIfAbsent(Color.GREEN, k -> new ArrayList<>()).add("leaf");
        System.out.println(things);
    }
}
