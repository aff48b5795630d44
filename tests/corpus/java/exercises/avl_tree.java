// covers: generics with bounds, balanced trees, iterators, recursion
import java.util.*;
import java.util.function.Consumer;

public class Main {
    static class AvlTree<K extends Comparable<? super K>, V> implements Iterable<Map.Entry<K, V>> {
        private class Node {
            K key;
            V value;
            Node left, right;
            int height = 1;

            Node(K key, V value) {
                this.key = key;
                this.value = value;
            }
        }

        private Node root;
        private int size;
        private int rotations;

        private int height(Node node) {
            return node == null ? 0 : node.height;
        }

        private Node update(Node node) {
            node.height = 1 + Math.max(height(node.left), height(node.right));
            return node;
        }

        private Node rotateRight(Node node) {
            rotations++;
            Node top = node.left;
            node.left = top.right;
            top.right = update(node);
            return update(top);
        }

        private Node rotateLeft(Node node) {
            rotations++;
            Node top = node.right;
            node.right = top.left;
            top.left = update(node);
            return update(top);
        }

        private Node balance(Node node) {
            update(node);
            int tilt = height(node.left) - height(node.right);
            if (tilt > 1) {
                if (height(node.left.left) < height(node.left.right)) {
                    node.left = rotateLeft(node.left);
                }
                return rotateRight(node);
            }
            if (tilt < -1) {
                if (height(node.right.right) < height(node.right.left)) {
                    node.right = rotateRight(node.right);
                }
                return rotateLeft(node);
            }
            return node;
        }

        void put(K key, V value) {
            root = put(root, key, value);
        }

        private Node put(Node node, K key, V value) {
            if (node == null) {
                size++;
                return new Node(key, value);
            }
            int order = key.compareTo(node.key);
            if (order < 0) {
                node.left = put(node.left, key, value);
            } else if (order > 0) {
                node.right = put(node.right, key, value);
            } else {
                node.value = value;
                return node;
            }
            return balance(node);
        }

        V get(K key) {
            Node node = root;
            while (node != null) {
                int order = key.compareTo(node.key);
                if (order == 0) {
                    return node.value;
                }
                node = order < 0 ? node.left : node.right;
            }
            return null;
        }

        void remove(K key) {
            root = remove(root, key);
        }

        private Node remove(Node node, K key) {
            if (node == null) {
                throw new NoSuchElementException("no " + key);
            }
            int order = key.compareTo(node.key);
            if (order < 0) {
                node.left = remove(node.left, key);
            } else if (order > 0) {
                node.right = remove(node.right, key);
            } else if (node.left == null || node.right == null) {
                size--;
                return node.left == null ? node.right : node.left;
            } else {
                Node next = node.right;
                while (next.left != null) {
                    next = next.left;
                }
                node.key = next.key;
                node.value = next.value;
                node.right = remove(node.right, next.key);
            }
            return balance(node);
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Iterator<>() {
                private final Deque<Node> open = new ArrayDeque<>();

                {
                    descend(root);
                }

                private void descend(Node node) {
                    for (; node != null; node = node.left) {
                        open.push(node);
                    }
                }

                @Override
                public boolean hasNext() {
                    return !open.isEmpty();
                }

                @Override
                public Map.Entry<K, V> next() {
                    Node node = open.pop();
                    descend(node.right);
                    return Map.entry(node.key, node.value);
                }
            };
        }

        void levels(Consumer<List<K>> consumer) {
            Queue<Node> queue = new LinkedList<>();
            queue.add(root);
            while (!queue.isEmpty()) {
                List<K> level = new ArrayList<>();
                for (int i = queue.size(); i > 0; i--) {
                    Node node = queue.remove();
                    level.add(node.key);
                    if (node.left != null) {
                        queue.add(node.left);
                    }
                    if (node.right != null) {
                        queue.add(node.right);
                    }
                }
                consumer.accept(level);
            }
        }
    }

    public static void main(String[] args) {
        AvlTree<Integer, String> tree = new AvlTree<>();
        for (int i = 1; i <= 15; i++) {
            tree.put(i, "v" + i);
        }
        tree.levels(System.out::println);
        System.out.println(tree.size + " " + tree.root.height + " " + tree.rotations + " " + tree.get(7) + " " + tree.get(99));
        for (int key : new int[] {8, 4, 1, 2}) {
            tree.remove(key);
        }
        tree.levels(level -> System.out.print(level + " "));
        System.out.println();
        StringJoiner joiner = new StringJoiner(", ", "<", ">");
        for (Map.Entry<Integer, String> entry : tree) {
            joiner.add(entry.getKey() + ":" + entry.getValue());
        }
        System.out.println(joiner + " " + tree.size);
        try {
            tree.remove(8);
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        AvlTree<String, Integer> words = new AvlTree<>();
        for (String word : "the tree holds the words of the text in the order of the words".split(" ")) {
            Integer count = words.get(word);
            words.put(word, count == null ? 1 : count + 1);
        }
        words.forEach(entry -> System.out.print(entry + " "));
        System.out.println();
    }
}
