// covers: LinkedHashMap, access order, removeEldestEntry, generics, caches
import java.util.*;
import java.util.function.Function;

public class Main {
    static class LruCache<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;

        LruCache(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            boolean isFull = size() > capacity;
            if (isFull) {
                System.out.println("evict " + eldest);
            }
            return isFull;
        }
    }

    static class Memo<A, R> implements Function<A, R> {
        private final Map<A, R> known = new HashMap<>();
        private final Function<A, R> function;
        int misses;

        Memo(Function<A, R> function) {
            this.function = function;
        }

        @Override
        public R apply(A argument) {
            if (!known.containsKey(argument)) {
                misses++;
                known.put(argument, function.apply(argument));
            }
            return known.get(argument);
        }
    }

    static class LfuCache {
        private final int capacity;
        private final Map<Integer, Integer> values = new HashMap<>();
        private final Map<Integer, Integer> uses = new HashMap<>();
        private final TreeMap<Integer, LinkedHashSet<Integer>> byUses = new TreeMap<>();

        LfuCache(int capacity) {
            this.capacity = capacity;
        }

        private void touch(int key) {
            int count = uses.merge(key, 1, Integer::sum);
            if (count > 1) {
                LinkedHashSet<Integer> old = byUses.get(count - 1);
                old.remove(key);
                if (old.isEmpty()) {
                    byUses.remove(count - 1);
                }
            }
            byUses.computeIfAbsent(count, k -> new LinkedHashSet<>()).add(key);
        }

        int get(int key) {
            if (!values.containsKey(key)) {
                return -1;
            }
            touch(key);
            return values.get(key);
        }

        void put(int key, int value) {
            if (!values.containsKey(key) && values.size() == capacity) {
                LinkedHashSet<Integer> least = byUses.firstEntry().getValue();
                int victim = least.iterator().next();
                least.remove(victim);
                if (least.isEmpty()) {
                    byUses.pollFirstEntry();
                }
                values.remove(victim);
                uses.remove(victim);
            }
            values.put(key, value);
            touch(key);
        }
    }

    static Memo<Integer, Long> fib;

    public static void main(String[] args) {
        LruCache<String, Integer> cache = new LruCache<>(3);
        cache.put("a", 1);
        cache.put("b", 2);
        cache.put("c", 3);
        System.out.println(cache.get("a") + " " + cache);
        cache.put("d", 4);
        System.out.println(cache.keySet() + " " + cache.containsKey("b") + " " + cache.getOrDefault("c", 0));
        cache.put("a", 10);
        cache.putIfAbsent("e", 5);
        cache.merge("c", 1, Integer::sum);
        System.out.println(cache + " " + cache.values());
        cache.remove("a");
        cache.put("f", 6);
        System.out.println(cache.entrySet().iterator().next() + " " + cache.size());

        fib = new Memo<>(n -> n < 2 ? (long) n : fib.apply(n - 1) + fib.apply(n - 2));
        System.out.println(fib.apply(50) + " " + fib.misses + " " + fib.andThen(n -> n % 1000).apply(60));
        LfuCache lfu = new LfuCache(2);
        lfu.put(1, 1);
        lfu.put(2, 2);
        System.out.print(lfu.get(1) + " ");
        lfu.put(3, 3);
        System.out.print(lfu.get(2) + " " + lfu.get(3) + " ");
        lfu.put(4, 4);
        System.out.println(lfu.get(1) + " " + lfu.get(3) + " " + lfu.get(4));
        Map<String, Integer> inserted = new LinkedHashMap<>();
        for (String word : "the cat and the dog and the bird".split(" ")) {
            inserted.put(word, word.length());
        }
        inserted.remove("cat");
        inserted.put("cat", 33);
        System.out.println(inserted);
        Iterator<Map.Entry<String, Integer>> it = inserted.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<String, Integer> entry = it.next();
            if (entry.getKey().length() == 3 && entry.getValue() == 3) {
                it.remove();
            }
        }
        System.out.println(inserted + " " + new LinkedHashSet<>(List.of(3, 1, 2)) + " " + new HashSet<>(List.of(30, 10, 20)));
    }
}
