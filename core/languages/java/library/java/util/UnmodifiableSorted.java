package java.util;

/** Sorted sets and maps that show others and refuse to be changed. */
final class UnmodifiableSorted {
    private UnmodifiableSorted() {
    }

    @Named("java.util.Collections$UnmodifiableSortedSet")
    static class OfSet<E> extends Collections.UnmodifiableSet<E> implements SortedSet<E> {
        private final SortedSet<E> set;

        OfSet(SortedSet<E> set) {
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
            return Collections.unmodifiableSortedSet(set.subSet(start, end));
        }

        public SortedSet<E> headSet(E end) {
            return Collections.unmodifiableSortedSet(set.headSet(end));
        }

        public SortedSet<E> tailSet(E start) {
            return Collections.unmodifiableSortedSet(set.tailSet(start));
        }
    }

    @Named("java.util.Collections$UnmodifiableNavigableSet")
    static class OfNavigableSet<E> extends OfSet<E> implements NavigableSet<E> {
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
            throw new UnsupportedOperationException();
        }

        public E pollLast() {
            throw new UnsupportedOperationException();
        }

        public NavigableSet<E> descendingSet() {
            return Collections.unmodifiableNavigableSet(navigable.descendingSet());
        }

        public Iterator<E> descendingIterator() {
            return descendingSet().iterator();
        }

        public NavigableSet<E> subSet(E start, boolean startInclusive, E end, boolean endInclusive) {
            return Collections.unmodifiableNavigableSet(navigable.subSet(start, startInclusive, end, endInclusive));
        }

        public NavigableSet<E> headSet(E end, boolean inclusive) {
            return Collections.unmodifiableNavigableSet(navigable.headSet(end, inclusive));
        }

        public NavigableSet<E> tailSet(E start, boolean inclusive) {
            return Collections.unmodifiableNavigableSet(navigable.tailSet(start, inclusive));
        }
    }

    @Named("java.util.Collections$UnmodifiableNavigableSet$EmptyNavigableSet")
    static class EmptySet<E> extends OfNavigableSet<E> {
        EmptySet() {
            super(new TreeSet<E>());
        }
    }

    @Named("java.util.Collections$UnmodifiableSortedMap")
    static class OfMap<K, V> extends Collections.UnmodifiableMap<K, V> implements SortedMap<K, V> {
        private final SortedMap<K, V> sorted;

        OfMap(SortedMap<K, ? extends V> map) {
            super(map);
            sorted = (SortedMap<K, V>) map;
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
            return Collections.unmodifiableSortedMap(sorted.subMap(start, end));
        }

        public SortedMap<K, V> headMap(K end) {
            return Collections.unmodifiableSortedMap(sorted.headMap(end));
        }

        public SortedMap<K, V> tailMap(K start) {
            return Collections.unmodifiableSortedMap(sorted.tailMap(start));
        }
    }

    @Named("java.util.Collections$UnmodifiableNavigableMap")
    static class OfNavigableMap<K, V> extends OfMap<K, V> implements NavigableMap<K, V> {
        private final NavigableMap<K, V> navigable;

        OfNavigableMap(NavigableMap<K, ? extends V> map) {
            super(map);
            navigable = (NavigableMap<K, V>) map;
        }

        private Map.Entry<K, V> frozen(Map.Entry<K, V> entry) {
            return entry == null ? null : new AbstractMap.SimpleImmutableEntry<>(entry);
        }

        public Map.Entry<K, V> lowerEntry(K key) {
            return frozen(navigable.lowerEntry(key));
        }

        public K lowerKey(K key) {
            return navigable.lowerKey(key);
        }

        public Map.Entry<K, V> floorEntry(K key) {
            return frozen(navigable.floorEntry(key));
        }

        public K floorKey(K key) {
            return navigable.floorKey(key);
        }

        public Map.Entry<K, V> ceilingEntry(K key) {
            return frozen(navigable.ceilingEntry(key));
        }

        public K ceilingKey(K key) {
            return navigable.ceilingKey(key);
        }

        public Map.Entry<K, V> higherEntry(K key) {
            return frozen(navigable.higherEntry(key));
        }

        public K higherKey(K key) {
            return navigable.higherKey(key);
        }

        public Map.Entry<K, V> firstEntry() {
            return frozen(navigable.firstEntry());
        }

        public Map.Entry<K, V> lastEntry() {
            return frozen(navigable.lastEntry());
        }

        public Map.Entry<K, V> pollFirstEntry() {
            throw new UnsupportedOperationException();
        }

        public Map.Entry<K, V> pollLastEntry() {
            throw new UnsupportedOperationException();
        }

        public NavigableMap<K, V> descendingMap() {
            return Collections.unmodifiableNavigableMap(navigable.descendingMap());
        }

        public NavigableSet<K> navigableKeySet() {
            return Collections.unmodifiableNavigableSet(navigable.navigableKeySet());
        }

        public NavigableSet<K> descendingKeySet() {
            return Collections.unmodifiableNavigableSet(navigable.descendingKeySet());
        }

        public NavigableMap<K, V> subMap(K start, boolean startInclusive, K end, boolean endInclusive) {
            return Collections.unmodifiableNavigableMap(navigable.subMap(start, startInclusive, end, endInclusive));
        }

        public NavigableMap<K, V> headMap(K end, boolean inclusive) {
            return Collections.unmodifiableNavigableMap(navigable.headMap(end, inclusive));
        }

        public NavigableMap<K, V> tailMap(K start, boolean inclusive) {
            return Collections.unmodifiableNavigableMap(navigable.tailMap(start, inclusive));
        }
    }

    @Named("java.util.Collections$UnmodifiableNavigableMap$EmptyNavigableMap")
    static class EmptyMap<K, V> extends OfNavigableMap<K, V> {
        EmptyMap() {
            super(new TreeMap<K, V>());
        }
    }
}
