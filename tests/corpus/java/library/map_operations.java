// covers: HashMap, merge, compute, computeIfAbsent, getOrDefault, entrySet, TreeMap
import java.util.*;
import java.util.function.BiFunction;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        String text = "it was the best of times it was the worst of times it was the age of wisdom";
        for (String word : text.split(" ")) {
            counts.merge(word, 1, Integer::sum);
        }
        System.out.println(counts);
        System.out.println(new TreeMap<>(counts));
        Map<Integer, List<String>> byLength = new TreeMap<>(Comparator.reverseOrder());
        for (String word : counts.keySet()) {
            byLength.computeIfAbsent(word.length(), k -> new ArrayList<>()).add(word);
        }
        byLength.values().forEach(Collections::sort);
        System.out.println(byLength);

        Map<String, Integer> stock = new LinkedHashMap<>();
        System.out.println(stock.put("pen", 3) + " " + stock.put("pen", 5) + " " + stock.putIfAbsent("pen", 7) + " " + stock.putIfAbsent("ink", 1));
        System.out.println(stock.getOrDefault("cup", 0) + " " + stock.get("cup") + " " + stock.containsKey("ink") + " " + stock.containsValue(5));
        System.out.println(stock.compute("pen", (k, v) -> v == null ? 1 : v + 1) + " " + stock.compute("cup", (k, v) -> v == null ? 1 : v + 1));
        System.out.println(stock.computeIfPresent("ink", (k, v) -> null) + " " + stock.computeIfPresent("none", (k, v) -> v + 1) + " " + stock);
        System.out.println(stock.merge("cup", 1, (a, b) -> null) + " " + stock.replace("pen", 9) + " " + stock.replace("pen", 9, 10) + " " + stock.replace("none", 1) + " " + stock);
        System.out.println(stock.remove("pen", 1) + " " + stock.remove("pen") + " " + stock.remove("pen") + " " + stock.isEmpty());
        for (int i = 0; i < 5; i++) {
            stock.put("item" + i, i * i);
        }
        stock.replaceAll((k, v) -> v * 10);
        for (Map.Entry<String, Integer> entry : stock.entrySet()) {
            entry.setValue(entry.getValue() + 1);
        }
        System.out.println(stock + " " + stock.keySet() + " " + stock.values());
        stock.keySet().removeIf(key -> key.endsWith("3"));
        stock.values().remove(1);
        stock.entrySet().removeIf(entry -> entry.getValue() > 100);
        System.out.println(stock + " " + stock.size());
        int sum = 0;
        for (int value : stock.values()) {
            sum += value;
        }
        System.out.println(sum);
        stock.forEach((key, value) -> System.out.print(key + "->" + value + " "));
        System.out.println();

        Map<String, Map<String, Double>> nested = new TreeMap<>();
        String[][] grades = {{"ann", "math", "1.5"}, {"bob", "math", "2.0"}, {"ann", "art", "3.0"}};
        for (String[] grade : grades) {
            nested.computeIfAbsent(grade[0], k -> new TreeMap<>()).put(grade[1], Double.parseDouble(grade[2]));
        }
        System.out.println(nested);
        Map<Character, Integer> letters = new HashMap<>();
        for (char c : "mississippi".toCharArray()) {
            letters.put(c, letters.containsKey(c) ? letters.get(c) + 1 : 1);
        }
        System.out.println(letters);
        Map.Entry<Character, Integer> most = Collections.max(letters.entrySet(), Map.Entry.comparingByValue());
        System.out.println(most.getKey() + "=" + most.getValue() + " " + Map.entry("k", 1) + " " + new AbstractMap.SimpleEntry<>("s", 2));
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        System.out.println(entries);
        Map<List<Integer>, String> byList = new HashMap<>();
        byList.put(Arrays.asList(1, 2), "list");
        System.out.println(byList.get(List.of(1, 2)) + " " + Map.of("a", 1).equals(new TreeMap<>(Map.of("a", 1))) + " " + Map.of("a", 1).hashCode());
        Map<String, Integer> withNull = new HashMap<>();
        withNull.put(null, 1);
        withNull.put("null value", null);
        System.out.println(withNull + " " + withNull.get(null) + " " + withNull.containsKey("null value") + " " + withNull.getOrDefault("null value", 7));
        BiFunction<Integer, Integer, Integer> larger = Math::max;
        withNull.merge("null value", 3, larger);
        System.out.println(withNull);
        Runnable[] wrong = {
            () -> Map.of("a", 1, "a", 2),
            () -> Map.of("a", 1).put("b", 2),
            () -> new TreeMap<String, Integer>().put(null, 1),
            () -> Collections.unmodifiableMap(counts).remove("it"),
            () -> new TreeMap<String, Integer>().firstKey(),
            () -> {
                for (String key : counts.keySet()) {
                    counts.remove(key);
                }
            },
            () -> Map.copyOf(withNull),
        };
        for (Runnable run : wrong) {
            try {
                run.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + " " + e.getMessage());
            }
        }
    }
}
