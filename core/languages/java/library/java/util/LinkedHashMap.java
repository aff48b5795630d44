package java.util;

/** A hash map whose nodes are also linked in the order of insertion, or of the last access. */
public class LinkedHashMap<K, V> extends HashMap<K, V> {
    private LinkedNode<K, V> head;
    private LinkedNode<K, V> tail;
    private final boolean accessOrder;

    @Named("java.util.LinkedHashMap$Entry")
    static class LinkedNode<K, V> extends HashMap.Node<K, V> {
        LinkedNode<K, V> before;
        LinkedNode<K, V> after;

        LinkedNode(int hash, K key, V value) {
            super(hash, key, value, null);
        }
    }

    public LinkedHashMap() {
        accessOrder = false;
    }

    public LinkedHashMap(int capacity) {
        super(capacity);
        accessOrder = false;
    }

    public LinkedHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
        accessOrder = false;
    }

    public LinkedHashMap(int capacity, float loadFactor, boolean accessOrder) {
        super(capacity, loadFactor);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> other) {
        accessOrder = false;
        putAll(other);
    }

    private void append(LinkedNode<K, V> node) {
        node.before = tail;
        node.after = null;
        if (tail == null) {
            head = node;
        } else {
            tail.after = node;
        }
        tail = node;
    }

    HashMap.Node<K, V> newNode(int hash, K key, V value) {
        LinkedNode<K, V> node = new LinkedNode<>(hash, key, value);
        append(node);
        return node;
    }

    void afterRemoval(HashMap.Node<K, V> removed) {
        LinkedNode<K, V> node = (LinkedNode<K, V>) removed;
        if (node.before == null) {
            head = node.after;
        } else {
            node.before.after = node.after;
        }
        if (node.after == null) {
            tail = node.before;
        } else {
            node.after.before = node.before;
        }
    }

    void afterInsertion() {
        if (head != null && removeEldestEntry(head)) {
            remove(head.key);
        }
    }

    void afterAccess(HashMap.Node<K, V> node) {
        if (accessOrder && tail != node) {
            afterRemoval(node);
            append((LinkedNode<K, V>) node);
            modCount++;
        }
    }

    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    public V get(Object key) {
        HashMap.Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        afterAccess(node);
        return node.value;
    }

    public V getOrDefault(Object key, V other) {
        HashMap.Node<K, V> node = find(key);
        if (node == null) {
            return other;
        }
        afterAccess(node);
        return node.value;
    }

    public void clear() {
        super.clear();
        head = null;
        tail = null;
    }

    void reinitialize() {
        super.reinitialize();
        head = null;
        tail = null;
    }

    HashMap.Walk<K, V> walk() {
        return new LinkWalk();
    }

    private class LinkWalk extends HashMap.Walk<K, V> {
        private int expected = modCount;

        LinkWalk() {
            next = head;
        }

        HashMap.Node<K, V> nextNode() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = ((LinkedNode<K, V>) last).after;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            LinkedHashMap.this.remove(last.key);
            last = null;
            expected = modCount;
        }
    }

    public Set<K> keySet() {
        return new LinkedKeySet();
    }

    public Collection<V> values() {
        return new LinkedValues();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new LinkedEntrySet();
    }

    private final class LinkedKeySet extends HashMap.KeySet {
        public Iterator<K> iterator() {
            return new LinkedKeyIterator<K, V>(walk());
        }
    }

    private final class LinkedValues extends HashMap.Values {
        public Iterator<V> iterator() {
            return new LinkedValueIterator<K, V>(walk());
        }
    }

    private final class LinkedEntrySet extends HashMap.EntrySet {
        public Iterator<Map.Entry<K, V>> iterator() {
            return new LinkedEntryIterator<K, V>(walk());
        }
    }

    private static final class LinkedKeyIterator<K, V> extends HashMap.KeyIterator<K, V> {
        LinkedKeyIterator(HashMap.Walk<K, V> walk) {
            super(walk);
        }
    }

    private static final class LinkedValueIterator<K, V> extends HashMap.ValueIterator<K, V> {
        LinkedValueIterator(HashMap.Walk<K, V> walk) {
            super(walk);
        }
    }

    private static final class LinkedEntryIterator<K, V> extends HashMap.EntryIterator<K, V> {
        LinkedEntryIterator(HashMap.Walk<K, V> walk) {
            super(walk);
        }
    }
}
