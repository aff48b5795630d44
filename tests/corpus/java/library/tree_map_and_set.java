// covers: TreeMap, TreeSet, navigation, ranges, comparators
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
        TreeMap<Integer, String> map = new TreeMap<>();
        int[] keys = {50, 20, 80, 10, 30, 70, 90, 60, 40};
        for (int k : keys) {
            map.put(k, "v" + k);
        }
        System.out.println(map + " " + map.size());
        System.out.println(map.firstKey() + " " + map.lastKey() + " " + map.firstEntry() + " " + map.lastEntry().getValue());
        System.out.println(map.lowerKey(50) + " " + map.floorKey(55) + " " + map.ceilingKey(55) + " " + map.higherKey(90) + " " + map.floorEntry(10) + " " + map.lowerEntry(10));
        System.out.println(map.headMap(30) + " " + map.headMap(30, true) + " " + map.tailMap(80) + " " + map.subMap(30, 70) + " " + map.subMap(30, false, 70, true));
        System.out.println(map.descendingMap() + " " + map.descendingKeySet() + " " + map.navigableKeySet().headSet(25));
        System.out.println(map.pollFirstEntry() + " " + map.pollLastEntry() + " " + map.remove(50) + " " + map.remove(55) + " " + map);
        map.headMap(35).clear();
        map.tailMap(60).put(65, "inserted");
        System.out.println(map + " " + map.tailMap(60).size());
        attempt(() -> map.headMap(35).put(99, "no"));
        attempt(() -> new TreeMap<String, Integer>().firstKey());
        attempt(() -> new TreeMap<String, Integer>().put(null, 1));
        System.out.println(new TreeMap<String, Integer>().firstEntry() + " " + map.getOrDefault(1, "none"));
        TreeMap<String, Integer> words = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String w : "kiwi apple fig banana plum date pear".split(" ")) {
            words.merge(w, 1, Integer::sum);
        }
        System.out.println(words + " " + words.floorKey("zzzz") + " " + words.comparator().compare("a", "b"));
        TreeMap<String, Integer> ignoring = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ignoring.put("Key", 1);
        ignoring.put("KEY", 2);
        System.out.println(ignoring);
        TreeSet<Integer> set = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(set + " " + set.first() + " " + set.last() + " " + set.lower(5) + " " + set.floor(6) + " " + set.ceiling(6) + " " + set.higher(9));
        System.out.println(set.headSet(5) + " " + set.tailSet(5) + " " + set.tailSet(5, false) + " " + set.subSet(2, 8) + " " + set.descendingSet());
        System.out.println(set.pollFirst() + " " + set.pollLast() + " " + set + " " + set.add(3) + " " + set.add(4) + " " + set.contains(4) + " " + set.remove(3));
        Iterator<Integer> it = set.descendingIterator();
        while (it.hasNext()) {
            int x = it.next();
            if (x == 5) it.remove();
        }
        System.out.println(set);
        TreeMap<Integer, Integer> big = new TreeMap<>();
        Random random = new Random(3);
        for (int i = 0; i < 500; i++) {
            big.put(random.nextInt(1000), i);
        }
        for (int i = 0; i < 300; i++) {
            big.remove(random.nextInt(1000));
        }
        int last = -1;
        boolean sorted = true;
        for (int k : big.keySet()) {
            sorted &= k > last;
            last = k;
        }
        System.out.println(big.size() + " " + sorted + " " + big.firstKey() + " " + big.lastKey() + " " + big.subMap(300, 330));
        for (Map.Entry<Integer, Integer> e : big.entrySet()) {
            e.setValue(0);
        }
        System.out.println(big.values().stream().mapToInt(Integer::intValue).sum());
        attempt(() -> {
            for (int k : big.keySet()) {
                big.remove(k);
            }
        });
        System.out.println(big.descendingMap().headMap(900).size() + " " + big.descendingMap().firstKey());
    }
}
