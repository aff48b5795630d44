// covers: Queue, Set, String building, breadth-first search
import java.util.*;

public class Main {
    static List<String> ladder(String start, String goal, Set<String> words) {
        Map<String, String> previous = new HashMap<>();
        Deque<String> queue = new ArrayDeque<>();
        queue.add(start);
        previous.put(start, null);
        while (!queue.isEmpty()) {
            String word = queue.remove();
            if (word.equals(goal)) {
                LinkedList<String> path = new LinkedList<>();
                for (String w = word; w != null; w = previous.get(w)) {
                    path.addFirst(w);
                }
                return path;
            }
            char[] letters = word.toCharArray();
            for (int i = 0; i < letters.length; i++) {
                char old = letters[i];
                for (char c = 'a'; c <= 'z'; c++) {
                    letters[i] = c;
                    String next = new String(letters);
                    if (words.contains(next) && !previous.containsKey(next)) {
                        previous.put(next, word);
                        queue.add(next);
                    }
                }
                letters[i] = old;
            }
        }
        return Collections.emptyList();
    }

    public static void main(String[] args) {
        Set<String> words = new TreeSet<>(Arrays.asList("cold cord card ward warm word worm wood corm form fork".split(" ")));
        System.out.println(ladder("cold", "warm", words));
        System.out.println(ladder("cold", "zzzz", words));
        System.out.println(ladder("fork", "wood", words));
    }
}
