package java.util;

/** A view of the entries of a tree between two bounds, forwards or backwards. */
@Named("java.util.TreeMap$AscendingSubMap")
class TreeMapPart<K, V> extends SortedEntries<K, V> {
    private final TreeMap<K, V> tree;
    private final boolean isDescending;
    /** In the order of the tree; null where there is no bound. */
    private final Bound<K> low;
    private final Bound<K> high;

    static final class Bound<K> {
        final K key;
        final boolean inclusive;

        Bound(K key, boolean inclusive) {
            this.key = key;
            this.inclusive = inclusive;
        }
    }

    @Named("java.util.TreeMap$DescendingSubMap")
    private static final class Backwards<K, V> extends TreeMapPart<K, V> {
        Backwards(TreeMap<K, V> tree, Bound<K> low, Bound<K> high) {
            super(tree, true, low, high);
        }
    }

    static <K, V> TreeMapPart<K, V> of(TreeMap<K, V> tree, boolean isDescending, Bound<K> low, Bound<K> high) {
        return isDescending ? new Backwards<>(tree, low, high) : new TreeMapPart<>(tree, false, low, high);
    }

    private TreeMapPart(TreeMap<K, V> tree, boolean isDescending, Bound<K> low, Bound<K> high) {
        this.tree = tree;
        this.isDescending = isDescending;
        this.low = low;
        this.high = high;
    }

    TreeMap<K, V> tree() {
        return tree;
    }

    private boolean tooLow(Object key) {
        if (low == null) {
            return false;
        }
        int order = tree.compare(key, low.key);
        return order < 0 || order == 0 && !low.inclusive;
    }

    private boolean tooHigh(Object key) {
        if (high == null) {
            return false;
        }
        int order = tree.compare(key, high.key);
        return order > 0 || order == 0 && !high.inclusive;
    }

    private boolean isWithin(Object key) {
        return !tooLow(key) && !tooHigh(key);
    }

    private TreeMap.Node<K, V> within(TreeMap.Node<K, V> node) {
        return node != null && isWithin(node.key) ? node : null;
    }

    TreeMap.Node<K, V> edge(boolean isLast) {
        boolean isHighest = isLast != isDescending;
        Bound<K> bound = isHighest ? high : low;
        if (bound == null) {
            return within(tree.edge(isHighest));
        }
        return within(tree.near(bound.key, !isHighest, bound.inclusive));
    }

    TreeMap.Node<K, V> near(K key, boolean isBehind, boolean inclusive) {
        boolean isHigher = isBehind != isDescending;
        if (isHigher ? tooLow(key) : tooHigh(key)) {
            return edge(!isBehind);
        }
        return within(tree.near(key, isHigher, inclusive));
    }

    TreeMap.Node<K, V> beside(TreeMap.Node<K, V> node, boolean isBehind) {
        return within(tree.beside(node, isBehind != isDescending));
    }

    public Comparator<? super K> comparator() {
        return isDescending ? Collections.reverseOrder(tree.comparator()) : tree.comparator();
    }

    public int size() {
        int count = 0;
        TreeMap.Node<K, V> node = edge(false);
        while (node != null) {
            count++;
            node = beside(node, true);
        }
        return count;
    }

    public boolean isEmpty() {
        return edge(false) == null;
    }

    public boolean containsKey(Object key) {
        return isWithin(key) && tree.containsKey(key);
    }

    public V get(Object key) {
        return isWithin(key) ? tree.get(key) : null;
    }

    public V put(K key, V value) {
        if (!isWithin(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return tree.put(key, value);
    }

    public V remove(Object key) {
        return isWithin(key) ? tree.remove(key) : null;
    }

    public NavigableMap<K, V> descendingMap() {
        return of(tree, !isDescending, low, high);
    }

    NavigableMap<K, V> part(
            boolean hasStart, K start, boolean startInclusive, boolean hasEnd, K end, boolean endInclusive) {
        if (hasStart && hasEnd && (tree.compare(start, end) > 0) != (isDescending && tree.compare(start, end) != 0)) {
            throw new IllegalArgumentException("fromKey > toKey");
        }
        Bound<K> first = hasStart ? new Bound<>(start, startInclusive) : isDescending ? high : low;
        Bound<K> second = hasEnd ? new Bound<>(end, endInclusive) : isDescending ? low : high;
        return isDescending
                ? of(tree, true, second, first)
                : of(tree, false, first, second);
    }
}
