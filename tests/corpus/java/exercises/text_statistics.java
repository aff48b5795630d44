// covers: HashMap, TreeMap, String.split, streams, text blocks, merge
import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        String text = """
                It was the best of times, it was the worst of times,
                it was the age of wisdom, it was the age of foolishness,
                it was the epoch of belief, it was the epoch of incredulity.
                """;
        Map<String, Integer> counts = new HashMap<>();
        for (String word : text.toLowerCase().split("[^a-z]+")) {
            if (!word.isEmpty()) {
                counts.merge(word, 1, Integer::sum);
            }
        }
        System.out.println(counts);
        System.out.println(new TreeMap<>(counts));

        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        for (Map.Entry<String, Integer> e : entries.subList(0, 5)) {
            System.out.printf("%-6s %2d %s%n", e.getKey(), e.getValue(), "#".repeat(e.getValue()));
        }

        Map<Integer, List<String>> byLength = counts.keySet().stream()
                .sorted()
                .collect(Collectors.groupingBy(String::length));
        byLength.forEach((length, words) -> System.out.println(length + " " + words));

        int[] letters = new int[26];
        for (char c : text.toCharArray()) {
            if (Character.isLetter(c)) {
                letters[Character.toLowerCase(c) - 'a']++;
            }
        }
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < 26; i++) {
            if (letters[i] > 0) {
                line.append((char) ('a' + i)).append(letters[i]).append(' ');
            }
        }
        System.out.println(line);
        System.out.println(text.lines().count() + " lines, " + text.length() + " characters");
        String longest = Collections.max(counts.keySet(), Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(longest);
    }
}
