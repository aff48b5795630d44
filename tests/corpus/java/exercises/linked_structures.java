// covers: generics, inner classes, Iterator, Iterable, interfaces, recursion
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Consumer;

public class Main {
    static class Chain<T> implements Iterable<T> {
        private Node first;
        private int size;

        private class Node {
            T value;
            Node next;

            Node(T value, Node next) {
                this.value = value;
                this.next = next;
            }
        }

        void push(T value) {
            first = new Node(value, first);
            size++;
        }

        T pop() {
            if (first == null) {
                throw new NoSuchElementException("chain is empty");
            }
            T value = first.value;
            first = first.next;
            size--;
            return value;
        }

        void reverse() {
            Node done = null;
            while (first != null) {
                Node next = first.next;
                first.next = done;
                done = first;
                first = next;
            }
            first = done;
        }

        @Override
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                private Node at = first;

                @Override
                public boolean hasNext() {
                    return at != null;
                }

                @Override
                public T next() {
                    T value = at.value;
                    at = at.next;
                    return value;
                }
            };
        }
    }

    static class Tree<K extends Comparable<K>> {
        private K key;
        private Tree<K> left, right;

        Tree(K key) {
            this.key = key;
        }

        boolean add(K other) {
            int c = other.compareTo(key);
            if (c == 0) return false;
            if (c < 0) {
                if (left == null) {
                    left = new Tree<>(other);
                    return true;
                }
                return left.add(other);
            }
            if (right == null) {
                right = new Tree<>(other);
                return true;
            }
            return right.add(other);
        }

        void inOrder(Consumer<? super K> visit) {
            if (left != null) left.inOrder(visit);
            visit.accept(key);
            if (right != null) right.inOrder(visit);
        }

        int height() {
            return 1 + Math.max(left == null ? 0 : left.height(), right == null ? 0 : right.height());
        }
    }

    public static void main(String[] args) {
        Chain<String> chain = new Chain<>();
        for (String s : "one two three four".split(" ")) {
            chain.push(s);
        }
        for (String s : chain) {
            System.out.print(s + " ");
        }
        System.out.println(chain.size);
        chain.reverse();
        StringBuilder joined = new StringBuilder();
        chain.forEach(s -> joined.append(s.charAt(0)));
        System.out.println(joined);
        while (chain.size > 0) {
            System.out.print(chain.pop() + ";");
        }
        System.out.println();
        try {
            chain.pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Tree<Integer> tree = new Tree<>(50);
        int[] keys = {30, 70, 20, 40, 60, 80, 30, 10};
        int added = 0;
        for (int k : keys) {
            if (tree.add(k)) added++;
        }
        tree.inOrder(k -> System.out.print(k + " "));
        System.out.println("added " + added + " height " + tree.height());
    }
}
