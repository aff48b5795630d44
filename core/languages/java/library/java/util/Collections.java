package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public final class Collections {
    public static final List EMPTY_LIST = new EmptyList<>();
    public static final Set EMPTY_SET = new EmptySet<>();
    public static final Map EMPTY_MAP = new EmptyMap<>();

    static final Comparator<Comparable<Object>> NATURAL = new Natural();
    private static final Comparator<Comparable<Object>> REVERSE = new Reverse();

    private Collections() {
    }

    @Named("java.util.Comparators$NaturalOrderComparator")
    private static final class Natural implements Comparator<Comparable<Object>> {
        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return a.compareTo(b);
        }

        public Comparator<Comparable<Object>> reversed() {
            return REVERSE;
        }
    }

    @Named("java.util.Collections$ReverseComparator")
    private static final class Reverse implements Comparator<Comparable<Object>> {
        public int compare(Comparable<Object> a, Comparable<Object> b) {
            return b.compareTo(a);
        }

        public Comparator<Comparable<Object>> reversed() {
            return NATURAL;
        }
    }

    @Named("java.util.Collections$ReverseComparator2")
    private static final class ReverseOf<T> implements Comparator<T> {
        private final Comparator<T> order;

        ReverseOf(Comparator<T> order) {
            this.order = order;
        }

        public int compare(T a, T b) {
            return order.compare(b, a);
        }

        public Comparator<T> reversed() {
            return order;
        }
    }

    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) REVERSE;
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> order) {
        if (order == null) {
            return (Comparator<T>) REVERSE;
        }
        if (order == (Comparator) NATURAL || order == (Comparator) REVERSE || order instanceof ReverseOf) {
            return order instanceof ReverseOf ? ((ReverseOf<T>) order).order : order.reversed();
        }
        return new ReverseOf<>(order);
    }

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> order) {
        list.sort(order);
    }

    private static int compare(Object a, Object b, Comparator<Object> order) {
        return order == null ? ((Comparable<Object>) a).compareTo(b) : order.compare(a, b);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, null);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> order) {
        return search(list, key, (Comparator) order);
    }

    private static int search(List<?> list, Object key, Comparator<Object> order) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int found = compare(list.get(middle), key, order);
            if (found == 0) {
                return middle;
            }
            if (found < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static void reverse(List<?> list) {
        List<Object> all = (List<Object>) list;
        for (int i = 0, j = all.size() - 1; i < j; i++, j--) {
            all.set(i, all.set(j, all.get(i)));
        }
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    public static void shuffle(List<?> list, Random random) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, random.nextInt(i));
        }
    }

    public static void swap(List<?> list, int i, int j) {
        List<Object> all = (List<Object>) list;
        all.set(i, all.set(j, all.get(i)));
    }

    public static <T> void fill(List<? super T> list, T value) {
        for (int i = 0; i < list.size(); i++) {
            list.set(i, value);
        }
    }

    public static <T> void copy(List<? super T> target, List<? extends T> source) {
        if (source.size() > target.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        for (int i = 0; i < source.size(); i++) {
            target.set(i, source.get(i));
        }
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> all) {
        return (T) extreme(all, null, -1);
    }

    public static <T> T min(Collection<? extends T> all, Comparator<? super T> order) {
        return (T) extreme(all, (Comparator) order, -1);
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> all) {
        return (T) extreme(all, null, 1);
    }

    public static <T> T max(Collection<? extends T> all, Comparator<? super T> order) {
        return (T) extreme(all, (Comparator) order, 1);
    }

    /** The first element that none exceeds in the direction of {@code sign}. */
    private static Object extreme(Collection<?> all, Comparator<Object> order, int sign) {
        Iterator<?> rest = all.iterator();
        Object best = rest.next();
        while (rest.hasNext()) {
            Object next = rest.next();
            int found = compare(next, best, order);
            if (sign < 0 ? found < 0 : found > 0) {
                best = next;
            }
        }
        return best;
    }

    public static void rotate(List<?> list, int distance) {
        List<Object> all = (List<Object>) list;
        int size = all.size();
        if (size == 0) {
            return;
        }
        Object[] old = all.toArray();
        for (int i = 0; i < size; i++) {
            all.set(Math.floorMod(i + distance, size), old[i]);
        }
    }

    public static <T> boolean replaceAll(List<T> list, T old, T value) {
        boolean changed = false;
        for (int i = 0; i < list.size(); i++) {
            if (Objects.equals(list.get(i), old)) {
                list.set(i, value);
                changed = true;
            }
        }
        return changed;
    }

    public static int frequency(Collection<?> all, Object value) {
        int count = 0;
        for (Object element : all) {
            if (Objects.equals(value, element)) {
                count++;
            }
        }
        return count;
    }

    public static boolean disjoint(Collection<?> first, Collection<?> second) {
        for (Object element : first) {
            if (second.contains(element)) {
                return false;
            }
        }
        return true;
    }

    public static <T> boolean addAll(Collection<? super T> target, T... elements) {
        boolean changed = false;
        for (T element : elements) {
            changed |= target.add(element);
        }
        return changed;
    }

    public static <T> List<T> nCopies(int count, T value) {
        if (count < 0) {
            throw new IllegalArgumentException("List length = " + count);
        }
        Object[] all = new Object[count];
        Arrays.fill(all, value);
        return new ImmutableList.Copies<>(all);
    }

    public static <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    public static <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    public static <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static <T> Iterator<T> emptyIterator() {
        return (Iterator<T>) EMPTY_LIST.iterator();
    }

    public static <T> List<T> singletonList(T value) {
        return new ImmutableList.Singleton<>(value);
    }

    public static <T> Set<T> singleton(T value) {
        Set<T> set = new LinkedHashSet<>();
        set.add(value);
        return new SingletonSet<>(set);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        Map<K, V> map = new LinkedHashMap<>();
        map.put(key, value);
        return new SingletonMap<>(map);
    }

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> all) {
        return new UnmodifiableCollection<>(all);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return list instanceof RandomAccess ? new UnmodifiableRandomAccessList<>(list) : new UnmodifiableList<>(list);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> set) {
        return new UnmodifiableSet<>(set);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> set) {
        return new UnmodifiableSorted.OfSet<>(set);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> set) {
        return new UnmodifiableSorted.OfNavigableSet<>(set);
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
        return new UnmodifiableSorted.OfMap<>(map);
    }

    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> map) {
        return new UnmodifiableSorted.OfNavigableMap<>(map);
    }

    public static <T> SortedSet<T> emptySortedSet() {
        return new UnmodifiableSorted.EmptySet<>();
    }

    public static <T> NavigableSet<T> emptyNavigableSet() {
        return new UnmodifiableSorted.EmptySet<>();
    }

    public static <K, V> SortedMap<K, V> emptySortedMap() {
        return new UnmodifiableSorted.EmptyMap<>();
    }

    public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return new UnmodifiableSorted.EmptyMap<>();
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return (ListIterator<T>) EMPTY_LIST.listIterator();
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return (Enumeration<T>) enumeration(EMPTY_LIST);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> map) {
        return new UnmodifiableMap<>(map);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> all) {
        return new Synchronized.OfCollection<>(all);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return list instanceof RandomAccess
                ? new Synchronized.OfRandomAccessList<>(list)
                : new Synchronized.OfList<>(list);
    }

    public static <T> Set<T> synchronizedSet(Set<T> set) {
        return new Synchronized.OfSet<>(set);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> set) {
        return new Synchronized.OfSortedSet<>(set);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> set) {
        return new Synchronized.OfNavigableSet<>(set);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> map) {
        return new Synchronized.OfMap<>(map);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> map) {
        return new Synchronized.OfSortedMap<>(map);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> map) {
        return new Synchronized.OfNavigableMap<>(map);
    }

    public static <E> Collection<E> checkedCollection(Collection<E> all, Class<E> type) {
        return new Checked.OfCollection<>(all, type);
    }

    public static <E> Queue<E> checkedQueue(Queue<E> queue, Class<E> type) {
        return new Checked.OfQueue<>(queue, type);
    }

    public static <E> Set<E> checkedSet(Set<E> set, Class<E> type) {
        return new Checked.OfSet<>(set, type);
    }

    public static <E> SortedSet<E> checkedSortedSet(SortedSet<E> set, Class<E> type) {
        return new Checked.OfSortedSet<>(set, type);
    }

    public static <E> List<E> checkedList(List<E> list, Class<E> type) {
        return list instanceof RandomAccess
                ? new Checked.OfRandomAccessList<>(list, type)
                : new Checked.OfList<>(list, type);
    }

    public static <K, V> Map<K, V> checkedMap(Map<K, V> map, Class<K> keys, Class<V> values) {
        return new Checked.OfMap<>(map, keys, values);
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetFromMap<>(map);
    }

    private static final class SetFromMap<E> extends AbstractSet<E> {
        private final Map<E, Boolean> map;

        SetFromMap(Map<E, Boolean> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object element) {
            return map.containsKey(element);
        }

        public boolean add(E element) {
            return map.put(element, true) == null;
        }

        public boolean remove(Object element) {
            return map.remove(element) != null;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<E> iterator() {
            return map.keySet().iterator();
        }

        public String toString() {
            return map.keySet().toString();
        }
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new Lifo<>(deque);
    }

    @Named("java.util.Collections$AsLIFOQueue")
    private static final class Lifo<T> extends AbstractQueue<T> {
        private final Deque<T> deque;

        Lifo(Deque<T> deque) {
            this.deque = Objects.requireNonNull(deque);
        }

        public int size() {
            return deque.size();
        }

        public boolean offer(T element) {
            return deque.offerFirst(element);
        }

        public T poll() {
            return deque.pollFirst();
        }

        public T peek() {
            return deque.peekFirst();
        }

        public Iterator<T> iterator() {
            return deque.iterator();
        }
    }

    /** An iterator that cannot remove. */
    @Named("java.util.Collections$UnmodifiableCollection$1")
    private static final class UnmodifiableIterator<T> implements Iterator<T> {
        private final Iterator<? extends T> all;

        UnmodifiableIterator(Iterator<? extends T> all) {
            this.all = all;
        }

        public boolean hasNext() {
            return all.hasNext();
        }

        public T next() {
            return all.next();
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }
    }

    static class UnmodifiableCollection<T> extends AbstractCollection<T> {
        final Collection<? extends T> all;

        UnmodifiableCollection(Collection<? extends T> all) {
            this.all = Objects.requireNonNull(all);
        }

        public int size() {
            return all.size();
        }

        public boolean contains(Object element) {
            return all.contains(element);
        }

        public Iterator<T> iterator() {
            return new UnmodifiableIterator<>(all.iterator());
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends T> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super T> filter) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public String toString() {
            return all.toString();
        }
    }

    static class UnmodifiableSet<T> extends UnmodifiableCollection<T> implements Set<T> {
        UnmodifiableSet(Set<? extends T> set) {
            super(set);
        }

        public boolean equals(Object other) {
            return other == this || all.equals(other);
        }

        public int hashCode() {
            return all.hashCode();
        }
    }

    private static class UnmodifiableList<T> extends AbstractList<T> {
        private final List<? extends T> list;

        UnmodifiableList(List<? extends T> list) {
            this.list = Objects.requireNonNull(list);
        }

        public int size() {
            return list.size();
        }

        public T get(int index) {
            return list.get(index);
        }

        public int indexOf(Object element) {
            return list.indexOf(element);
        }

        public boolean contains(Object element) {
            return list.contains(element);
        }

        public Iterator<T> iterator() {
            return new UnmodifiableIterator<>(list.iterator());
        }

        public boolean add(T element) {
            throw new UnsupportedOperationException();
        }

        public boolean remove(Object element) {
            throw new UnsupportedOperationException();
        }

        public boolean addAll(Collection<? extends T> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean retainAll(Collection<?> other) {
            throw new UnsupportedOperationException();
        }

        public boolean removeIf(Predicate<? super T> filter) {
            throw new UnsupportedOperationException();
        }

        public void replaceAll(UnaryOperator<T> operator) {
            throw new UnsupportedOperationException();
        }

        public void sort(Comparator<? super T> order) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }
    }

    private static final class UnmodifiableRandomAccessList<T> extends UnmodifiableList<T> implements RandomAccess {
        UnmodifiableRandomAccessList(List<? extends T> list) {
            super(list);
        }
    }

    private static final class EmptyList<T> extends UnmodifiableList<T> {
        EmptyList() {
            super(new ArrayList<>(0));
        }

        public T get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    static class UnmodifiableMap<K, V> extends AbstractMap<K, V> {
        private final Map<? extends K, ? extends V> map;

        UnmodifiableMap(Map<? extends K, ? extends V> map) {
            this.map = Objects.requireNonNull(map);
        }

        public int size() {
            return map.size();
        }

        public V get(Object key) {
            return map.get(key);
        }

        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        public V remove(Object key) {
            throw new UnsupportedOperationException();
        }

        public void clear() {
            throw new UnsupportedOperationException();
        }

        public void putAll(Map<? extends K, ? extends V> other) {
            throw new UnsupportedOperationException();
        }

        public V putIfAbsent(K key, V value) {
            throw new UnsupportedOperationException();
        }

        public Set<K> keySet() {
            return new UnmodifiableSet<>(map.keySet());
        }

        public Collection<V> values() {
            return new UnmodifiableCollection<>(map.values());
        }

        public Set<Map.Entry<K, V>> entrySet() {
            Set<Map.Entry<K, V>> all = new LinkedHashSet<>();
            for (Map.Entry<? extends K, ? extends V> entry : map.entrySet()) {
                all.add(new AbstractMap.SimpleImmutableEntry<>(entry.getKey(), entry.getValue()));
            }
            return new UnmodifiableSet<>(all);
        }
    }

    private static final class EmptySet<T> extends UnmodifiableSet<T> {
        EmptySet() {
            super(new LinkedHashSet<>());
        }
    }

    private static final class SingletonSet<T> extends UnmodifiableSet<T> {
        SingletonSet(Set<? extends T> set) {
            super(set);
        }
    }

    private static final class EmptyMap<K, V> extends UnmodifiableMap<K, V> {
        EmptyMap() {
            super(new LinkedHashMap<>());
        }

        public Set<K> keySet() {
            return emptySet();
        }
    }

    private static final class SingletonMap<K, V> extends UnmodifiableMap<K, V> {
        SingletonMap(Map<? extends K, ? extends V> map) {
            super(map);
        }
    }

    public static int indexOfSubList(List<?> list, List<?> part) {
        for (int at = 0; at <= list.size() - part.size(); at++) {
            if (list.subList(at, at + part.size()).equals(part)) {
                return at;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> list, List<?> part) {
        for (int at = list.size() - part.size(); at >= 0; at--) {
            if (list.subList(at, at + part.size()).equals(part)) {
                return at;
            }
        }
        return -1;
    }

    public static <T> Enumeration<T> enumeration(Collection<T> elements) {
        return new Walk<>(elements.iterator());
    }

    @Named("java.util.Collections$3")
    private static final class Walk<T> implements Enumeration<T> {
        private final Iterator<T> all;

        Walk(Iterator<T> all) {
            this.all = all;
        }

        public boolean hasMoreElements() {
            return all.hasNext();
        }

        public T nextElement() {
            return all.next();
        }
    }

    public static <T> ArrayList<T> list(Enumeration<T> elements) {
        ArrayList<T> all = new ArrayList<>();
        while (elements.hasMoreElements()) {
            all.add(elements.nextElement());
        }
        return all;
    }
}
