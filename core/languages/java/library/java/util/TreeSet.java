package java.util;

/** The keys of a tree map. */
public class TreeSet<E> extends AbstractSet<E> implements NavigableSet<E>, Cloneable, java.io.Serializable {
    private static final Object PRESENT = new Object();

    private NavigableMap<E, Object> map;

    public TreeSet() {
        map = new TreeMap<>();
    }

    public TreeSet(Comparator<? super E> comparator) {
        map = new TreeMap<>(comparator);
    }

    public TreeSet(Collection<? extends E> other) {
        map = other instanceof SortedSet ? new TreeMap<>(((SortedSet<E>) other).comparator()) : new TreeMap<>();
        addAll(other);
    }

    TreeSet(NavigableMap<E, Object> map) {
        this.map = map;
    }

    /** The keys of a map whose values matter: nothing can be added to them. */
    @Named("java.util.TreeMap$KeySet")
    static final class KeyView<E> extends TreeSet<E> {
        KeyView(NavigableMap<E, ?> map) {
            super((NavigableMap<E, Object>) map);
        }

        public boolean add(E element) {
            throw new UnsupportedOperationException();
        }
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.isEmpty();
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public boolean add(E element) {
        if (map.containsKey(element)) {
            return false;
        }
        map.put(element, PRESENT);
        return true;
    }

    public boolean remove(Object element) {
        boolean wasPresent = map.containsKey(element);
        map.remove(element);
        return wasPresent;
    }

    public void clear() {
        map.clear();
    }

    public Comparator<? super E> comparator() {
        return map.comparator();
    }

    public E first() {
        return map.firstKey();
    }

    public E last() {
        return map.lastKey();
    }

    public E lower(E element) {
        return map.lowerKey(element);
    }

    public E floor(E element) {
        return map.floorKey(element);
    }

    public E ceiling(E element) {
        return map.ceilingKey(element);
    }

    public E higher(E element) {
        return map.higherKey(element);
    }

    private E keyOf(Map.Entry<E, Object> entry) {
        return entry == null ? null : entry.getKey();
    }

    public E pollFirst() {
        return keyOf(map.pollFirstEntry());
    }

    public E pollLast() {
        return keyOf(map.pollLastEntry());
    }

    public NavigableSet<E> descendingSet() {
        return new TreeSet<>(map.descendingMap());
    }

    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    public NavigableSet<E> subSet(E start, boolean startInclusive, E end, boolean endInclusive) {
        return new TreeSet<>(map.subMap(start, startInclusive, end, endInclusive));
    }

    public NavigableSet<E> headSet(E end, boolean inclusive) {
        return new TreeSet<>(map.headMap(end, inclusive));
    }

    public NavigableSet<E> tailSet(E start, boolean inclusive) {
        return new TreeSet<>(map.tailMap(start, inclusive));
    }

    public SortedSet<E> subSet(E start, E end) {
        return subSet(start, true, end, false);
    }

    public SortedSet<E> headSet(E end) {
        return headSet(end, false);
    }

    public SortedSet<E> tailSet(E start) {
        return tailSet(start, true);
    }

    public Object clone() {
        try {
            TreeSet<E> copy = (TreeSet<E>) super.clone();
            TreeMap<E, Object> own = new TreeMap<>(map.comparator());
            own.putAll(map);
            copy.map = own;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Iterator<E> iterator() {
        return new KeyIterator<>(map.entrySet().iterator());
    }

    @Named("java.util.TreeMap$KeyIterator")
    private static final class KeyIterator<E> implements Iterator<E> {
        private final Iterator<Map.Entry<E, Object>> entries;

        KeyIterator(Iterator<Map.Entry<E, Object>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public E next() {
            return entries.next().getKey();
        }

        public void remove() {
            entries.remove();
        }
    }
}
