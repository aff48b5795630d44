// covers: PriorityQueue, trees, abstract classes, recursion, maps, StringBuilder
import java.util.*;

public class Main {
    static abstract class Node implements Comparable<Node> {
        final int weight;
        private final int order;
        private static int created;

        Node(int weight) {
            this.weight = weight;
            this.order = created++;
        }

        abstract void codes(String prefix, Map<Character, String> out);

        @Override
        public int compareTo(Node o) {
            return weight != o.weight ? Integer.compare(weight, o.weight) : Integer.compare(order, o.order);
        }
    }

    static class Leaf extends Node {
        final char symbol;

        Leaf(char symbol, int weight) {
            super(weight);
            this.symbol = symbol;
        }

        @Override
        void codes(String prefix, Map<Character, String> out) {
            out.put(symbol, prefix.isEmpty() ? "0" : prefix);
        }
    }

    static class Inner extends Node {
        final Node left, right;

        Inner(Node left, Node right) {
            super(left.weight + right.weight);
            this.left = left;
            this.right = right;
        }

        @Override
        void codes(String prefix, Map<Character, String> out) {
            left.codes(prefix + '0', out);
            right.codes(prefix + '1', out);
        }
    }

    static Node build(String text) {
        Map<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
        PriorityQueue<Node> queue = new PriorityQueue<>();
        counts.forEach((c, n) -> queue.add(new Leaf(c, n)));
        while (queue.size() > 1) queue.add(new Inner(queue.poll(), queue.poll()));
        return queue.poll();
    }

    static String decode(Node root, String bits) {
        StringBuilder sb = new StringBuilder();
        Node at = root;
        for (char bit : bits.toCharArray()) {
            if (at instanceof Inner inner) at = bit == '0' ? inner.left : inner.right;
            if (at instanceof Leaf leaf) {
                sb.append(leaf.symbol);
                at = root;
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        for (String text : new String[] {"abracadabra", "mississippi river", "zzzz"}) {
            Node root = build(text);
            Map<Character, String> codes = new TreeMap<>();
            root.codes("", codes);
            StringBuilder bits = new StringBuilder();
            for (char c : text.toCharArray()) bits.append(codes.get(c));
            System.out.println(codes);
            System.out.println(bits + " " + bits.length() + " of " + text.length() * 8 + " bits, " + decode(root, bits.toString()).equals(text));
        }
    }
}
