package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Collections and maps that hand everything on to others. Threads take turns between their calls and not within them, so
 * nothing is locked.
 */
final class Synchronized {
    private Synchronized() {
    }

    @Named("java.util.Collections$SynchronizedCollection")
    static class OfCollection<E> implements Collection<E>, java.io.Serializable {
        final Collection<E> all;

        OfCollection(Collection<E> all) {
            this.all = Objects.requireNonNull(all);
        }

        public int size() {
            return all.size();
        }

        public boolean isEmpty() {
            return all.isEmpty();
        }

        public boolean contains(Object element) {
            return all.contains(element);
        }

        public Object[] toArray() {
            return all.toArray();
        }

        public <T> T[] toArray(T[] target) {
            return all.toArray(target);
        }

        public Iterator<E> iterator() {
            return all.iterator();
        }

        public boolean add(E element) {
            return all.add(element);
        }

        public boolean remove(Object element) {
            return all.remove(element);
        }

        public boolean containsAll(Collection<?> other) {
            return all.containsAll(other);
        }

        public boolean addAll(Collection<? extends E> other) {
            return all.addAll(other);
        }

        public boolean removeAll(Collection<?> other) {
            return all.removeAll(other);
        }

        public boolean retainAll(Collection<?> other) {
            return all.retainAll(other);
        }

        public void clear() {
            all.clear();
        }

        public boolean removeIf(Predicate<? super E> filter) {
            return all.removeIf(filter);
        }

        public void forEach(Consumer<? super E> action) {
            all.forEach(action);
        }

        public String toString() {
            return all.toString();
        }
    }

    @Named("java.util.Collections$SynchronizedSet")
    static class OfSet<E> extends OfCollection<E> implements Set<E> {
        OfSet(Set<E> all) {
            super(all);
        }

        public boolean equals(Object other) {
            return this == other || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    @Named("java.util.Collections$SynchronizedList")
    static class OfList<E> extends OfCollection<E> implements List<E> {
        private final List<E> list;

        OfList(List<E> list) {
            super(list);
            this.list = list;
        }

        public E get(int index) {
            return list.get(index);
        }

        public E set(int index, E element) {
            return list.set(index, element);
        }

        public void add(int index, E element) {
            list.add(index, element);
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

        public boolean addAll(int index, Collection<? extends E> other) {
            return list.addAll(index, other);
        }

        public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        public void replaceAll(UnaryOperator<E> operator) {
            list.replaceAll(operator);
        }

        public void sort(Comparator<? super E> order) {
            list.sort(order);
        }

        public List<E> subList(int start, int end) {
            return Collections.synchronizedList(list.subList(start, end));
        }

        public boolean equals(Object other) {
            return this == other || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    @Named("java.util.Collections$SynchronizedRandomAccessList")
    static class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
        OfRandomAccessList(List<E> list) {
            super(list);
        }
    }

    @Named("java.util.Collections$SynchronizedSortedSet")
    static class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
        private final SortedSet<E> set;

        OfSortedSet(SortedSet<E> set) {
            super(set);
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
            return Collections.synchronizedSortedSet(set.subSet(start, end));
        }

        public SortedSet<E> headSet(E end) {
            return Collections.synchronizedSortedSet(set.headSet(end));
        }

        public SortedSet<E> tailSet(E start) {
            return Collections.synchronizedSortedSet(set.tailSet(start));
        }
    }

    @Named("java.util.Collections$SynchronizedNavigableSet")
    static class OfNavigableSet<E> extends OfSortedSet<E> implements NavigableSet<E> {
        private final NavigableSet<E> navigable;

        OfNavigableSet(NavigableSet<E> set) {
            super(set);
            navigable = set;
        }

        public E lower(E element) {
            return navigable.lower(element);
        }

        public E floor(E element) {
            return navigable.floor(element);
        }

        public E ceiling(E element) {
            return navigable.ceiling(element);
        }

        public E higher(E element) {
            return navigable.higher(element);
        }

        public E pollFirst() {
            return navigable.pollFirst();
        }

        public E pollLast() {
            return navigable.pollLast();
        }

        public NavigableSet<E> descendingSet() {
            return Collections.synchronizedNavigableSet(navigable.descendingSet());
        }

        public Iterator<E> descendingIterator() {
            return navigable.descendingIterator();
        }

        public NavigableSet<E> subSet(E start, boolean startInclusive, E end, boolean endInclusive) {
            return Collections.synchronizedNavigableSet(navigable.subSet(start, startInclusive, end, endInclusive));
        }

        public NavigableSet<E> headSet(E end, boolean inclusive) {
            return Collections.synchronizedNavigableSet(navigable.headSet(end, inclusive));
        }

        public NavigableSet<E> tailSet(E start, boolean inclusive) {
            return Collections.synchronizedNavigableSet(navigable.tailSet(start, inclusive));
        }
    }

    @Named("java.util.Collections$SynchronizedMap")
    static class OfMap<K, V> implements Map<K, V>, java.io.Serializable {
        final Map<K, V> map;

        OfMap(Map<K, V> map) {
            this.map = Objects.requireNonNull(map);
        }

        public int size() {
            return map.size();
        }

        public boolean isEmpty() {
            return map.isEmpty();
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public boolean containsValue(Object value) {
            return map.containsValue(value);
        }

        public V get(Object key) {
            return map.get(key);
        }

        public V put(K key, V value) {
            return map.put(key, value);
        }

        public V remove(Object key) {
            return map.remove(key);
        }

        public void clear() {
            map.clear();
        }

        public V getOrDefault(Object key, V other) {
            return map.getOrDefault(key, other);
        }

        public V putIfAbsent(K key, V value) {
            return map.putIfAbsent(key, value);
        }

        public boolean remove(Object key, Object value) {
            return map.remove(key, value);
        }

        public boolean replace(K key, V old, V value) {
            return map.replace(key, old, value);
        }

        public V replace(K key, V value) {
            return map.replace(key, value);
        }

        public String toString() {
            return map.toString();
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            map.putAll(other);
        }

        public void forEach(BiConsumer<? super K, ? super V> action) {
            map.forEach(action);
        }

        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            map.replaceAll(function);
        }

        public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
            return map.computeIfAbsent(key, function);
        }

        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            return map.computeIfPresent(key, function);
        }

        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            return map.compute(key, function);
        }

        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            return map.merge(key, value, function);
        }

        public Set<K> keySet() {
            return Collections.synchronizedSet(map.keySet());
        }

        public Collection<V> values() {
            return Collections.synchronizedCollection(map.values());
        }

        public Set<Map.Entry<K, V>> entrySet() {
            return Collections.synchronizedSet(map.entrySet());
        }

        public boolean equals(Object other) {
            return this == other || map.equals(other);
        }

        public int hashCode() {
            return map.hashCode();
        }
    }

    @Named("java.util.Collections$SynchronizedSortedMap")
    static class OfSortedMap<K, V> extends OfMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, V> sorted;

        OfSortedMap(SortedMap<K, V> map) {
            super(map);
            sorted = map;
        }

        public Comparator<? super K> comparator() {
            return sorted.comparator();
        }

        public K firstKey() {
            return sorted.firstKey();
        }

        public K lastKey() {
            return sorted.lastKey();
        }

        public SortedMap<K, V> subMap(K start, K end) {
            return Collections.synchronizedSortedMap(sorted.subMap(start, end));
        }

        public SortedMap<K, V> headMap(K end) {
            return Collections.synchronizedSortedMap(sorted.headMap(end));
        }

        public SortedMap<K, V> tailMap(K start) {
            return Collections.synchronizedSortedMap(sorted.tailMap(start));
        }
    }

    @Named("java.util.Collections$SynchronizedNavigableMap")
    static class OfNavigableMap<K, V> extends OfSortedMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> navigable;

        OfNavigableMap(NavigableMap<K, V> map) {
            super(map);
            navigable = map;
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return navigable.lowerEntry(key);
        }

        public K lowerKey(K key) {
            return navigable.lowerKey(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return navigable.floorEntry(key);
        }

        public K floorKey(K key) {
            return navigable.floorKey(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return navigable.ceilingEntry(key);
        }

        public K ceilingKey(K key) {
            return navigable.ceilingKey(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return navigable.higherEntry(key);
        }

        public K higherKey(K key) {
            return navigable.higherKey(key);
        }

        public Map.Entry<K, V> firstEntry() {
            return navigable.firstEntry();
        }

        public Map.Entry<K, V> lastEntry() {
            return navigable.lastEntry();
        }

        public Map.Entry<K, V> pollFirstEntry() {
            return navigable.pollFirstEntry();
        }

        public Map.Entry<K, V> pollLastEntry() {
            return navigable.pollLastEntry();
        }

        public NavigableMap<K, V> descendingMap() {
            return Collections.synchronizedNavigableMap(navigable.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return Collections.synchronizedNavigableSet(navigable.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return Collections.synchronizedNavigableSet(navigable.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K start, boolean startInclusive, K end, boolean endInclusive) {
            return Collections.synchronizedNavigableMap(navigable.subMap(start, startInclusive, end, endInclusive));
        }

        public NavigableMap<K, V> headMap(K end, boolean inclusive) {
            return Collections.synchronizedNavigableMap(navigable.headMap(end, inclusive));
        }

        public NavigableMap<K, V> tailMap(K start, boolean inclusive) {
            return Collections.synchronizedNavigableMap(navigable.tailMap(start, inclusive));
        }
    }
}
