// covers: HashMap, iteration order, compute, merge, entrySet, views
import java.util.*;

public class Main {
    static class Key {
        final int value;

        Key(int value) {
            this.value = value;
        }

        @Override
        public int hashCode() {
            return value % 3;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Key && ((Key) o).value == value;
        }

        @Override
        public String toString() {
            return "k" + value;
        }
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Map<String, Integer> map = new HashMap<>();
        String[] words = "the order of a hash map is decided by hashes and the size of its table not by you".split(" ");
        for (int i = 0; i < words.length; i++) {
            map.put(words[i], i);
        }
        System.out.println(map);
        System.out.println(map.keySet());
        System.out.println(map.values());
        System.out.println(map.get("hash") + " " + map.get("none") + " " + map.getOrDefault("none", -1) + " " + map.containsKey("map") + " " + map.containsValue(3));
        System.out.println(map.put("hash", 100) + " " + map.put("new", 1) + " " + map.remove("a") + " " + map.remove("zzz") + " " + map.size());
        System.out.println(map.putIfAbsent("hash", 5) + " " + map.putIfAbsent("fresh", 6) + " " + map.computeIfAbsent("len", String::length) + " " + map.computeIfPresent("len", (k, v) -> v + 10) + " " + map.compute("zero", (k, v) -> v == null ? 0 : v + 1) + " " + map.merge("len", 5, Integer::sum) + " " + map.merge("gone", 1, Integer::sum));
        System.out.println(map.merge("gone", 1, (a, b) -> null) + " " + map.containsKey("gone") + " " + map.replace("len", 1) + " " + map.replace("nope", 1) + " " + map.remove("len", 2) + " " + map.replace("len", 1, 2));
        map.replaceAll((k, v) -> v * 2);
        map.entrySet().removeIf(e -> e.getValue() > 20);
        System.out.println(map);
        map.keySet().retainAll(Set.of("order", "of", "is", "hash", "new"));
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            e.setValue(e.getValue() + 1);
        }
        System.out.println(map + " " + map.hashCode() + " " + map.equals(new TreeMap<>(map)) + " " + map.entrySet());
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < 40; i++) {
            numbers.put(i * 37 % 101, i);
        }
        System.out.println(numbers);
        Map<Long, String> longs = new HashMap<>();
        for (long x = 1; x < 1L << 45; x *= 17) {
            longs.put(x, Long.toString(x, 36));
        }
        System.out.println(longs);
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(1.5, "double");
        mixed.put('x', "char");
        mixed.put(true, "boolean");
        mixed.put(null, "null");
        mixed.put(List.of(1, 2), "list");
        mixed.put(-7, "int");
        mixed.put("s", null);
        System.out.println(mixed + " " + mixed.get(null) + " " + mixed.containsKey("s") + " " + mixed.get("s"));
        Map<Key, Integer> colliding = new HashMap<>();
        for (int i = 0; i < 7; i++) {
            colliding.put(new Key(i), i);
        }
        colliding.remove(new Key(3));
        System.out.println(colliding + " " + colliding.get(new Key(6)));
        Map<String, Integer> copy = new HashMap<>(map);
        copy.clear();
        System.out.println(copy + " " + copy.isEmpty() + " " + new HashMap<>(Map.of("x", 1)));
        attempt(() -> {
            for (String k : map.keySet()) {
                map.put(k + "!", 1);
            }
        });
        attempt(() -> map.computeIfAbsent("outer", k -> map.put("inner", 1)));
        attempt(() -> new HashMap<String, String>().entrySet().iterator().next());
        attempt(() -> new HashMap<String, String>(-1));
        attempt(() -> map.merge("x", null, Integer::sum));
        Iterator<String> it = map.keySet().iterator();
        it.next();
        it.remove();
        System.out.println(map.size());
        Set<Character> letters = new HashSet<>();
        for (char c : "hello world".toCharArray()) {
            letters.add(c);
        }
        System.out.println(letters + " " + letters.remove('l') + " " + letters.add('h') + " " + letters.size());
        Set<String> names = new HashSet<>(Arrays.asList("Zoe", "Adam", "Eve", "Bob", "Mallory", "Trent", "Peggy", "Victor"));
        System.out.println(names);
    }
}
