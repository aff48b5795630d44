// covers: generics, type-inference, interfaces
import java.util.*;
import java.util.function.*;

public class Main {
    static class Box<T> {
        private T value;

        Box(T value) {
            this.value = value;
        }

        T get() {
            return value;
        }

        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<>(f.apply(value));
        }

        static <A, B> Box<Pair<A, B>> zip(Box<A> a, Box<B> b) {
            return new Box<>(new Pair<>(a.value, b.value));
        }

        @Override
        public String toString() {
            return "Box(" + value + ")";
        }
    }

    record Pair<A, B>(A first, B second) {
        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        <C> Pair<A, C> withSecond(C c) {
            return new Pair<>(first, c);
        }
    }

    interface Monoid<T> {
        T zero();

        T plus(T a, T b);

        default T sum(Collection<? extends T> items) {
            T total = zero();
            for (T item : items) {
                total = plus(total, item);
            }
            return total;
        }
    }

    enum Ints implements Monoid<Integer> {
        SUM {
            @Override public Integer zero() { return 0; }
            @Override public Integer plus(Integer a, Integer b) { return a + b; }
        },
        PRODUCT {
            @Override public Integer zero() { return 1; }
            @Override public Integer plus(Integer a, Integer b) { return a * b; }
        }
    }

    static abstract class Animal<T extends Animal<T>> implements Comparable<T> {
        int size;

        abstract T self();

        T grow(int by) {
            size += by;
            return self();
        }

        @Override
        public int compareTo(T other) {
            return Integer.compare(size, other.size);
        }
    }

    static class Dog extends Animal<Dog> {
        @Override
        Dog self() {
            return this;
        }

        Dog bark() {
            System.out.println("wuff " + size);
            return this;
        }
    }

    static <T extends Comparable<? super T>> T largest(Iterable<? extends T> items) {
        Iterator<? extends T> it = items.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T next = it.next();
            if (next.compareTo(best) > 0) {
                best = next;
            }
        }
        return best;
    }

    static double total(List<? extends Number> numbers) {
        double sum = 0;
        for (Number n : numbers) {
            sum += n.doubleValue();
        }
        return sum;
    }

    static void fill(List<? super Integer> target, int count) {
        for (int i = 0; i < count; i++) {
            target.add(i);
        }
    }

    static <K, V extends Comparable<V>> List<K> keysByValue(Map<K, V> map) {
        List<Map.Entry<K, V>> entries = new ArrayList<>(map.entrySet());
        entries.sort(Map.Entry.comparingByValue());
        List<K> keys = new ArrayList<>();
        for (Map.Entry<K, V> entry : entries) {
            keys.add(entry.getKey());
        }
        return keys;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... items) {
        List<T> list = new ArrayList<>();
        for (T item : items) {
            list.add(item);
        }
        return list;
    }

    static <T> void swap(T[] array, int i, int j) {
        T t = array[i];
        array[i] = array[j];
        array[j] = t;
    }

    static class Node<K extends Comparable<K>, V> {
        final K key;
        V value;
        Node<K, V> left, right;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    static class Tree<K extends Comparable<K>, V> {
        private Node<K, V> root;
        private int size;

        void put(K key, V value) {
            root = put(root, key, value);
        }

        private Node<K, V> put(Node<K, V> node, K key, V value) {
            if (node == null) {
                size++;
                return new Node<>(key, value);
            }
            int order = key.compareTo(node.key);
            if (order < 0) {
                node.left = put(node.left, key, value);
            } else if (order > 0) {
                node.right = put(node.right, key, value);
            } else {
                node.value = value;
            }
            return node;
        }

        void each(BiConsumer<? super K, ? super V> action) {
            each(root, action);
        }

        private void each(Node<K, V> node, BiConsumer<? super K, ? super V> action) {
            if (node != null) {
                each(node.left, action);
                action.accept(node.key, node.value);
                each(node.right, action);
            }
        }
    }

    public static void main(String[] args) {
        Box<String> s = new Box<>("seven");
        Box<Integer> n = s.map(String::length);
        System.out.println(n + " " + n.map(x -> x * 1.5) + " " + Box.zip(s, n).get().swap());
        System.out.println(new Pair<>("a", 1).withSecond(List.of(2, 3)));
        for (Ints monoid : Ints.values()) {
            System.out.println(monoid + " " + monoid.sum(List.of(1, 2, 3, 4)));
        }
        Dog dog = new Dog().grow(3).bark().grow(4).bark();
        System.out.println(dog.compareTo(new Dog().grow(9)));
        System.out.println(largest(List.of(3, 9, 4)) + largest(Set.of("only")) + largest(listOf(2.5, 1.5)));
        List<Number> numbers = new ArrayList<>();
        fill(numbers, 4);
        numbers.add(2.5);
        System.out.println(total(numbers) + " " + numbers);
        List<Object> objects = new ArrayList<>(List.of("x"));
        fill(objects, 2);
        System.out.println(objects);
        Map<String, Integer> ages = new LinkedHashMap<>();
        ages.put("Ann", 41);
        ages.put("Bob", 17);
        ages.put("Cid", 29);
        System.out.println(keysByValue(ages));
        Integer[] array = {1, 2, 3};
        swap(array, 0, 2);
        Main.<Integer>swap(array, 0, 1);
        System.out.println(Arrays.toString(array));
        Tree<String, List<Integer>> tree = new Tree<>();
        String[] words = {"pear", "fig", "apple", "fig", "kiwi"};
        for (int i = 0; i < words.length; i++) {
            tree.put(words[i], listOf(i, i * i));
        }
        StringBuilder text = new StringBuilder();
        tree.each((k, v) -> text.append(k).append(v).append(' '));
        System.out.println(text + "" + tree.size);
        Map<Character, Map<Integer, List<String>>> index = new TreeMap<>();
        for (String word : words) {
            index.computeIfAbsent(word.charAt(0), c -> new TreeMap<>())
                .computeIfAbsent(word.length(), k -> new ArrayList<>())
                .add(word);
        }
        System.out.println(index);
        List raw = new ArrayList();
        raw.add("raw");
        raw.add(5);
        List<String> polluted = raw;
        System.out.println(polluted.size() + " " + polluted.get(0));
        try {
            String wrong = polluted.get(1);
            System.out.println(wrong);
        } catch (ClassCastException e) {
            System.out.println("heap pollution found");
        }
    }
}
