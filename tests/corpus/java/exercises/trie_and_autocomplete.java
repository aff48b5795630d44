// covers: nested classes, TreeMap, recursion, StringBuilder, Optional
import java.util.*;

public class Main {
    static class Trie {
        private static class Node {
            final Map<Character, Node> children = new TreeMap<>();
            int weight;
            boolean isWord;
        }

        private final Node root = new Node();
        private int size;

        void add(String word, int weight) {
            Node node = root;
            for (char c : word.toCharArray()) {
                node = node.children.computeIfAbsent(c, k -> new Node());
            }
            if (!node.isWord) {
                size++;
            }
            node.isWord = true;
            node.weight += weight;
        }

        private Optional<Node> find(String prefix) {
            Node node = root;
            for (int i = 0; i < prefix.length(); i++) {
                node = node.children.get(prefix.charAt(i));
                if (node == null) {
                    return Optional.empty();
                }
            }
            return Optional.of(node);
        }

        boolean contains(String word) {
            return find(word).map(node -> node.isWord).orElse(false);
        }

        List<String> complete(String prefix, int most) {
            Map<String, Integer> found = new HashMap<>();
            find(prefix).ifPresent(node -> collect(node, new StringBuilder(prefix), found));
            List<String> words = new ArrayList<>(found.keySet());
            words.sort(Comparator.comparing((String w) -> found.get(w)).reversed().thenComparing(Comparator.naturalOrder()));
            return words.subList(0, Math.min(most, words.size()));
        }

        private void collect(Node node, StringBuilder path, Map<String, Integer> found) {
            if (node.isWord) {
                found.put(path.toString(), node.weight);
            }
            for (Map.Entry<Character, Node> child : node.children.entrySet()) {
                path.append(child.getKey());
                collect(child.getValue(), path, found);
                path.deleteCharAt(path.length() - 1);
            }
        }

        boolean remove(String word) {
            return remove(root, word, 0);
        }

        private boolean remove(Node node, String word, int at) {
            if (at == word.length()) {
                boolean was = node.isWord;
                node.isWord = false;
                size -= was ? 1 : 0;
                return was;
            }
            Node child = node.children.get(word.charAt(at));
            if (child == null || !remove(child, word, at + 1)) {
                return false;
            }
            if (child.children.isEmpty() && !child.isWord) {
                node.children.remove(word.charAt(at));
            }
            return true;
        }

        int nodes() {
            return nodes(root) - 1;
        }

        private int nodes(Node node) {
            int count = 1;
            for (Node child : node.children.values()) {
                count += nodes(child);
            }
            return count;
        }
    }

    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int up = row[j];
                row[j] = a.charAt(i - 1) == b.charAt(j - 1) ? corner : 1 + Math.min(corner, Math.min(up, row[j - 1]));
                corner = up;
            }
        }
        return row[b.length()];
    }

    public static void main(String[] args) {
        Trie trie = new Trie();
        String text = "car card care car cart dog do done door car care cat carbon";
        for (String word : text.split(" ")) {
            trie.add(word, 1);
        }
        System.out.println(trie.size + " words, " + trie.nodes() + " nodes");
        System.out.println(trie.contains("car") + " " + trie.contains("ca") + " " + trie.contains("cars"));
        System.out.println(trie.complete("car", 3) + " " + trie.complete("do", 10) + " " + trie.complete("x", 2));
        System.out.println(trie.remove("carbon") + " " + trie.remove("carbon") + " " + trie.remove("ca") + " " + trie.nodes());
        List<String> all = trie.complete("", 100);
        System.out.println(all);
        String typed = "crat";
        all = new ArrayList<>(all);
        all.sort(Comparator.<String>comparingInt(w -> distance(typed, w)).thenComparing(w -> w));
        System.out.println("did you mean " + all.get(0) + "? " + distance("kitten", "sitting"));
    }
}
