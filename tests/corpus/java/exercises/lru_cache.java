// covers: LinkedHashMap, removeEldestEntry, generics, anonymous classes
import java.util.*;

public class Main {
    static class LruCache<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;
        private int hits, misses;

        LruCache(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            if (size() > capacity) {
                System.out.println("evict " + eldest);
                return true;
            }
            return false;
        }

        V lookup(K key, java.util.function.Function<K, V> loader) {
            if (containsKey(key)) {
                hits++;
                return get(key);
            }
            misses++;
            V value = loader.apply(key);
            put(key, value);
            return value;
        }
    }

    // The same by hand: a doubly linked list and a hash map.
    static class HandMade {
        private class Node {
            int key, value;
            Node prev, next;

            Node(int key, int value) {
                this.key = key;
                this.value = value;
            }
        }

        private final Map<Integer, Node> map = new HashMap<>();
        private final Node head = new Node(0, 0), tail = new Node(0, 0);
        private final int capacity;

        HandMade(int capacity) {
            this.capacity = capacity;
            head.next = tail;
            tail.prev = head;
        }

        private void unlink(Node node) {
            node.prev.next = node.next;
            node.next.prev = node.prev;
        }

        private void pushFront(Node node) {
            node.next = head.next;
            node.prev = head;
            head.next.prev = node;
            head.next = node;
        }

        int get(int key) {
            Node node = map.get(key);
            if (node == null) {
                return -1;
            }
            unlink(node);
            pushFront(node);
            return node.value;
        }

        void put(int key, int value) {
            Node node = map.get(key);
            if (node != null) {
                node.value = value;
                unlink(node);
            } else {
                if (map.size() == capacity) {
                    Node last = tail.prev;
                    unlink(last);
                    map.remove(last.key);
                }
                node = new Node(key, value);
                map.put(key, node);
            }
            pushFront(node);
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (Node n = head.next; n != tail; n = n.next) {
                sb.append(n.key).append('=').append(n.value).append(' ');
            }
            return sb.toString().trim();
        }
    }

    public static void main(String[] args) {
        LruCache<Integer, String> cache = new LruCache<>(3);
        int[] requests = {1, 2, 3, 1, 4, 2, 5, 1, 3};
        for (int r : requests) {
            System.out.println(r + ": " + cache.lookup(r, k -> "v" + k * k));
        }
        System.out.println(cache + " hits " + cache.hits + " misses " + cache.misses);
        HandMade own = new HandMade(2);
        own.put(1, 10);
        own.put(2, 20);
        System.out.println(own.get(1) + " " + own);
        own.put(3, 30);
        System.out.println(own.get(2) + " " + own);
        own.put(1, 11);
        System.out.println(own);
    }
}
