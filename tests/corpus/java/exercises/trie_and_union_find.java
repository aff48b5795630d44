// covers: nested-classes, generics, static-members, enhanced-for
import java.util.*;

public class Main {
    static class Trie {
        private static class Node {
            final Node[] next = new Node[26];
            int count;
            boolean isWord;
        }

        private final Node root = new Node();
        private int size;

        void add(String word) {
            Node at = root;
            for (char c : word.toCharArray()) {
                int i = c - 'a';
                if (at.next[i] == null) {
                    at.next[i] = new Node();
                }
                at = at.next[i];
                at.count++;
            }
            if (!at.isWord) {
                size++;
            }
            at.isWord = true;
        }

        int startingWith(String prefix) {
            Node at = find(prefix);
            return at == null ? 0 : at.count;
        }

        boolean contains(String word) {
            Node at = find(word);
            return at != null && at.isWord;
        }

        private Node find(String text) {
            Node at = root;
            for (int i = 0; i < text.length() && at != null; i++) {
                at = at.next[text.charAt(i) - 'a'];
            }
            return at;
        }

        List<String> all() {
            List<String> found = new ArrayList<>();
            collect(root, new StringBuilder(), found);
            return found;
        }

        private void collect(Node at, StringBuilder path, List<String> found) {
            if (at.isWord) {
                found.add(path.toString());
            }
            for (int i = 0; i < 26; i++) {
                if (at.next[i] != null) {
                    path.append((char) ('a' + i));
                    collect(at.next[i], path, found);
                    path.deleteCharAt(path.length() - 1);
                }
            }
        }
    }

    static class UnionFind {
        private final int[] parent, rank;
        private int groups;

        UnionFind(int n) {
            parent = new int[n];
            rank = new int[n];
            groups = n;
            for (int i = 0; i < n; i++) {
                parent[i] = i;
            }
        }

        int find(int x) {
            while (parent[x] != x) {
                x = parent[x] = parent[parent[x]];
            }
            return x;
        }

        boolean union(int a, int b) {
            int x = find(a), y = find(b);
            if (x == y) {
                return false;
            }
            if (rank[x] < rank[y]) {
                int t = x;
                x = y;
                y = t;
            }
            parent[y] = x;
            if (rank[x] == rank[y]) {
                rank[x]++;
            }
            groups--;
            return true;
        }
    }

    record Edge(int from, int to, double weight) implements Comparable<Edge> {
        @Override
        public int compareTo(Edge other) {
            return Double.compare(weight, other.weight);
        }
    }

    static double spanningTree(int nodes, Edge... edges) {
        Edge[] sorted = edges.clone();
        Arrays.sort(sorted);
        UnionFind sets = new UnionFind(nodes);
        double total = 0;
        for (Edge e : sorted) {
            if (sets.union(e.from(), e.to())) {
                total += e.weight();
                System.out.printf("%d-%d (%.1f) ", e.from(), e.to(), e.weight());
            }
        }
        System.out.println("groups " + sets.groups);
        return total;
    }

    static class Heap<T extends Comparable<? super T>> {
        private final List<T> items = new ArrayList<>();

        void push(T item) {
            items.add(item);
            int i = items.size() - 1;
            while (i > 0 && items.get(i).compareTo(items.get((i - 1) / 2)) < 0) {
                Collections.swap(items, i, (i - 1) / 2);
                i = (i - 1) / 2;
            }
        }

        T pop() {
            T top = items.get(0);
            T last = items.remove(items.size() - 1);
            if (!items.isEmpty()) {
                items.set(0, last);
                int i = 0;
                for (int child; (child = 2 * i + 1) < items.size(); i = child) {
                    if (child + 1 < items.size() && items.get(child + 1).compareTo(items.get(child)) < 0) {
                        child++;
                    }
                    if (items.get(i).compareTo(items.get(child)) <= 0) {
                        break;
                    }
                    Collections.swap(items, i, child);
                }
            }
            return top;
        }

        boolean isEmpty() {
            return items.isEmpty();
        }
    }

    public static void main(String[] args) {
        Trie trie = new Trie();
        for (String word : "tree trie tried try trying a an ant tree".split(" ")) {
            trie.add(word);
        }
        System.out.println(trie.size + " " + trie.startingWith("tri") + " " + trie.startingWith("x") + " "
            + trie.contains("tr") + " " + trie.contains("try"));
        System.out.println(trie.all());
        System.out.println(spanningTree(5, new Edge(0, 1, 4), new Edge(1, 2, 8), new Edge(2, 3, 7), new Edge(3, 4, 9),
            new Edge(4, 0, 1.5), new Edge(1, 3, 2)));
        Heap<String> heap = new Heap<>();
        for (String s : trie.all()) {
            heap.push(new StringBuilder(s).reverse().toString());
        }
        while (!heap.isEmpty()) {
            System.out.print(heap.pop() + " ");
        }
        System.out.println();
    }
}
