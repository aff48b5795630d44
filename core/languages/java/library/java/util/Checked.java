package java.util;

import java.util.function.UnaryOperator;

/** Collections that look at the class of what is put into them. */
final class Checked {
    private Checked() {
    }

    @Named("java.util.Collections$CheckedCollection")
    static class OfCollection<E> extends Synchronized.OfCollection<E> {
        final Class<E> type;

        OfCollection(Collection<E> all, Class<E> type) {
            super(all);
            this.type = Objects.requireNonNull(type, "type");
        }

        E checked(Object element) {
            if (element != null && !type.isInstance(element)) {
                throw new ClassCastException(
                        "Attempt to insert " + element.getClass() + " element into collection with element type " + type);
            }
            return (E) element;
        }

        public boolean add(E element) {
            return all.add(checked(element));
        }

        public boolean addAll(Collection<? extends E> other) {
            for (Object element : other) {
                checked(element);
            }
            return all.addAll(other);
        }
    }

    @Named("java.util.Collections$CheckedQueue")
    static class OfQueue<E> extends OfCollection<E> implements Queue<E> {
        private final Queue<E> queue;

        OfQueue(Queue<E> queue, Class<E> type) {
            super(queue, type);
            this.queue = queue;
        }

        public boolean offer(E element) {
            return queue.offer(checked(element));
        }

        public E poll() {
            return queue.poll();
        }

        public E remove() {
            return queue.remove();
        }

        public E peek() {
            return queue.peek();
        }

        public E element() {
            return queue.element();
        }
    }

    @Named("java.util.Collections$CheckedSet")
    static class OfSet<E> extends OfCollection<E> implements Set<E> {
        OfSet(Set<E> all, Class<E> type) {
            super(all, type);
        }

        public boolean equals(Object other) {
            return this == other || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    @Named("java.util.Collections$CheckedSortedSet")
    static class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
        private final SortedSet<E> set;

        OfSortedSet(SortedSet<E> set, Class<E> type) {
            super(set, type);
            this.set = set;
        }

        public Comparator<? super E> comparator() {
            return set.comparator();
        }

        public E first() {
            return set.first();
        }

        public E last() {
            return set.last();
        }

        public SortedSet<E> subSet(E start, E end) {
            return Collections.checkedSortedSet(set.subSet(start, end), type);
        }

        public SortedSet<E> headSet(E end) {
            return Collections.checkedSortedSet(set.headSet(end), type);
        }

        public SortedSet<E> tailSet(E start) {
            return Collections.checkedSortedSet(set.tailSet(start), type);
        }
    }

    @Named("java.util.Collections$CheckedList")
    static class OfList<E> extends OfCollection<E> implements List<E> {
        private final List<E> list;

        OfList(List<E> list, Class<E> type) {
            super(list, type);
            this.list = list;
        }

        public E set(int index, E element) {
            return list.set(index, checked(element));
        }

        public void add(int index, E element) {
            list.add(index, checked(element));
        }

        public boolean addAll(int index, Collection<? extends E> other) {
            for (Object element : other) {
                checked(element);
            }
            return list.addAll(index, other);
        }

        public void replaceAll(UnaryOperator<E> operator) {
            list.replaceAll(element -> checked(operator.apply(element)));
        }

        public E get(int index) {
            return list.get(index);
        }

        public E remove(int index) {
            return list.remove(index);
        }

        public int indexOf(Object element) {
            return list.indexOf(element);
        }

        public int lastIndexOf(Object element) {
            return list.lastIndexOf(element);
        }

        public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        public void sort(Comparator<? super E> order) {
            list.sort(order);
        }

        public List<E> subList(int start, int end) {
            return Collections.checkedList(list.subList(start, end), type);
        }

        public boolean equals(Object other) {
            return this == other || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    @Named("java.util.Collections$CheckedRandomAccessList")
    static class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
        OfRandomAccessList(List<E> list, Class<E> type) {
            super(list, type);
        }
    }

    @Named("java.util.Collections$CheckedMap")
    static class OfMap<K, V> extends Synchronized.OfMap<K, V> {
        final Class<K> keys;
        final Class<V> values;

        OfMap(Map<K, V> map, Class<K> keys, Class<V> values) {
            super(map);
            this.keys = Objects.requireNonNull(keys);
            this.values = Objects.requireNonNull(values);
        }

        private void check(Object key, Object value) {
            if (key != null && !keys.isInstance(key)) {
                throw new ClassCastException(
                        "Attempt to insert " + key.getClass() + " key into map with key type " + keys);
            }
            if (value != null && !values.isInstance(value)) {
                throw new ClassCastException(
                        "Attempt to insert " + value.getClass() + " value into map with value type " + values);
            }
        }

        public V put(K key, V value) {
            check(key, value);
            return map.put(key, value);
        }

        public V putIfAbsent(K key, V value) {
            check(key, value);
            return map.putIfAbsent(key, value);
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            for (Map.Entry<?, ?> entry : other.entrySet()) {
                check(entry.getKey(), entry.getValue());
            }
            map.putAll(other);
        }

        public Set<K> keySet() {
            return map.keySet();
        }

        public Collection<V> values() {
            return map.values();
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return map.entrySet();
        }
    }
}
