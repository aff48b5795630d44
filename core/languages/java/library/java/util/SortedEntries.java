package java.util;

/**
 * What a tree map and the views of a part of one share. Everything comes down to three questions: the entry at an
 * end, the one nearest to a key, and the one beside another.
 */
abstract class SortedEntries<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V> {
    /** The tree that holds the entries. */
    abstract TreeMap<K, V> tree();

    /** The first entry, or the last; null where there is none. */
    abstract TreeMap.Node<K, V> edge(boolean isLast);

    /** The nearest entry behind a key, or before it, or at it where that is allowed. */
    abstract TreeMap.Node<K, V> near(K key, boolean isBehind, boolean inclusive);

    /** The next entry, or the one before; null where there is none. */
    abstract TreeMap.Node<K, V> beside(TreeMap.Node<K, V> node, boolean isBehind);

    /** A part of this, in this order or the other; a bound is left out where its flag says so. */
    abstract NavigableMap<K, V> part(
            boolean hasStart, K start, boolean startInclusive, boolean hasEnd, K end, boolean endInclusive);

    private K keyOf(TreeMap.Node<K, V> node) {
        return node == null ? null : node.key;
    }

    private Map.Entry<K, V> copy(TreeMap.Node<K, V> node) {
        return node == null ? null : new AbstractMap.SimpleImmutableEntry<>(node);
    }

    private Map.Entry<K, V> poll(TreeMap.Node<K, V> node) {
        Map.Entry<K, V> entry = copy(node);
        if (node != null) {
            tree().delete(node);
        }
        return entry;
    }

    private K present(TreeMap.Node<K, V> node) {
        if (node == null) {
            throw new NoSuchElementException();
        }
        return node.key;
    }

    public Map.Entry<K, V> lowerEntry(K key) {
        return copy(near(key, false, false));
    }

    public K lowerKey(K key) {
        return keyOf(near(key, false, false));
    }

    public Map.Entry<K, V> floorEntry(K key) {
        return copy(near(key, false, true));
    }

    public K floorKey(K key) {
        return keyOf(near(key, false, true));
    }

    public Map.Entry<K, V> ceilingEntry(K key) {
        return copy(near(key, true, true));
    }

    public K ceilingKey(K key) {
        return keyOf(near(key, true, true));
    }

    public Map.Entry<K, V> higherEntry(K key) {
        return copy(near(key, true, false));
    }

    public K higherKey(K key) {
        return keyOf(near(key, true, false));
    }

    public Map.Entry<K, V> firstEntry() {
        return copy(edge(false));
    }

    public Map.Entry<K, V> lastEntry() {
        return copy(edge(true));
    }

    public K firstKey() {
        return present(edge(false));
    }

    public K lastKey() {
        return present(edge(true));
    }

    public Map.Entry<K, V> pollFirstEntry() {
        return poll(edge(false));
    }

    public Map.Entry<K, V> pollLastEntry() {
        return poll(edge(true));
    }

    public NavigableSet<K> navigableKeySet() {
        return new TreeSet.KeyView<>(this);
    }

    public Set<K> keySet() {
        return navigableKeySet();
    }

    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    public NavigableMap<K, V> subMap(K start, boolean startInclusive, K end, boolean endInclusive) {
        return part(true, start, startInclusive, true, end, endInclusive);
    }

    public NavigableMap<K, V> headMap(K end, boolean inclusive) {
        return part(false, null, false, true, end, inclusive);
    }

    public NavigableMap<K, V> tailMap(K start, boolean inclusive) {
        return part(true, start, inclusive, false, null, false);
    }

    public SortedMap<K, V> subMap(K start, K end) {
        return subMap(start, true, end, false);
    }

    public SortedMap<K, V> headMap(K end) {
        return headMap(end, false);
    }

    public SortedMap<K, V> tailMap(K start) {
        return tailMap(start, true);
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new Entries();
    }

    @Named("java.util.TreeMap$EntrySet")
    private class Entries extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return SortedEntries.this.size();
        }

        public boolean isEmpty() {
            return edge(false) == null;
        }

        public boolean contains(Object entry) {
            if (!(entry instanceof Map.Entry)) {
                return false;
            }
            Object key = ((Map.Entry<?, ?>) entry).getKey();
            return containsKey(key) && Objects.equals(get(key), ((Map.Entry<?, ?>) entry).getValue());
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new Walk();
        }
    }

    @Named("java.util.TreeMap$EntryIterator")
    private class Walk implements Iterator<Map.Entry<K, V>> {
        private TreeMap.Node<K, V> next = edge(false);
        private TreeMap.Node<K, V> last;
        private int expected = tree().modCount;

        public boolean hasNext() {
            return next != null;
        }

        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            if (tree().modCount != expected) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next = beside(next, true);
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (tree().modCount != expected) {
                throw new ConcurrentModificationException();
            }
            tree().delete(last);
            last = null;
            expected = tree().modCount;
        }
    }
}
