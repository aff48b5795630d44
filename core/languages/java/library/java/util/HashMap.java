package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A table of chains, with the sizes, the spreading of hashes and the order within chains of the JDK's, so that it is
 * walked in the same order. Long chains do not become trees.
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Cloneable, java.io.Serializable {
    private static final int LARGEST = 1 << 30;

    private Node<K, V>[] table;
    private int size;
    private int threshold;
    private final float loadFactor;
    int modCount;

    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        public final K getKey() {
            return key;
        }

        public final V getValue() {
            return value;
        }

        public final V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public final boolean equals(Object other) {
            return sameEntry(this, other);
        }

        public final int hashCode() {
            return entryHash(this);
        }

        public final String toString() {
            return key + "=" + value;
        }
    }

    public HashMap() {
        this.loadFactor = 0.75f;
    }

    public HashMap(int capacity) {
        this(capacity, 0.75f);
    }

    public HashMap(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + capacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.threshold = tableSize(capacity);
    }

    public HashMap(Map<? extends K, ? extends V> other) {
        this.loadFactor = 0.75f;
        putAll(other);
    }

    /** The least power of two that is not less. */
    private static int tableSize(int capacity) {
        int size = 1;
        while (size < capacity && size < LARGEST) {
            size <<= 1;
        }
        return size;
    }

    private static int spread(Object key) {
        if (key == null) {
            return 0;
        }
        // Keys that are not known stand in one chain: where else they belong nobody can say.
        if (isUnknown(key)) {
            return 0;
        }
        int hash = key.hashCode();
        return hash ^ hash >>> 16;
    }

    @Intrinsic("is_unknown")
    private static native boolean isUnknown(Object key);

    final Node<K, V> find(Object key) {
        if (table == null) {
            return null;
        }
        int hash = spread(key);
        Node<K, V> node = table[table.length - 1 & hash];
        while (node != null) {
            if (node.hash == hash && (node.key == key || key != null && key.equals(node.key))) {
                return node;
            }
            node = node.next;
        }
        return null;
    }

    /** The same to read: a key that is not known may be any of those that are there. */
    private Node<K, V> read(Object key) {
        Node<K, V> found = find(key);
        if (found == null && key != null && table != null && isUnknown(key)) {
            for (Node<K, V> first : table) {
                for (Node<K, V> node = first; node != null; node = node.next) {
                    if (node.key != null && key.equals(node.key)) {
                        return node;
                    }
                }
            }
        }
        return found;
    }

    Node<K, V> newNode(int hash, K key, V value) {
        return new Node<>(hash, key, value, null);
    }

    /** Called when the value of a node has been read or set. */
    void afterAccess(Node<K, V> node) {
    }

    /** Called when a node has been added. */
    void afterInsertion() {
    }

    /** Called when a node has been removed. */
    void afterRemoval(Node<K, V> node) {
    }

    private void resize() {
        Node<K, V>[] old = table;
        int oldLength = old == null ? 0 : old.length;
        int length = oldLength > 0 ? oldLength * 2 : threshold > 0 ? threshold : 16;
        if (oldLength >= LARGEST) {
            threshold = Integer.MAX_VALUE;
            return;
        }
        threshold = (int) (length * loadFactor);
        table = (Node<K, V>[]) new Node[length];
        for (int i = 0; i < oldLength; i++) {
            split(old[i], i, oldLength);
        }
    }

    /** Distributes a chain between its old place and the one that is {@code oldLength} higher, in its order. */
    private void split(Node<K, V> node, int place, int oldLength) {
        Node<K, V> lowTail = null;
        Node<K, V> highTail = null;
        while (node != null) {
            Node<K, V> next = node.next;
            node.next = null;
            if ((node.hash & oldLength) == 0) {
                if (lowTail == null) {
                    table[place] = node;
                } else {
                    lowTail.next = node;
                }
                lowTail = node;
            } else {
                if (highTail == null) {
                    table[place + oldLength] = node;
                } else {
                    highTail.next = node;
                }
                highTail = node;
            }
            node = next;
        }
    }

    /** Adds a node for a key that is not there, at the end of its chain. */
    private void insert(int hash, K key, V value) {
        if (table == null) {
            resize();
        }
        int place = table.length - 1 & hash;
        Node<K, V> node = table[place];
        Node<K, V> added = newNode(hash, key, value);
        if (node == null) {
            table[place] = added;
        } else {
            while (node.next != null) {
                node = node.next;
            }
            node.next = added;
        }
        modCount++;
        size++;
        if (size > threshold) {
            resize();
        }
        afterInsertion();
    }

    /** Makes room before a value is computed; afterwards the table keeps its size, however many nodes there are. */
    private void prepare() {
        if (table == null || size > threshold) {
            resize();
        }
    }

    /** Adds a node for a key whose value was computed: unlike others, at the front of its chain. */
    private void insertFirst(int hash, K key, V value) {
        int place = table.length - 1 & hash;
        Node<K, V> added = newNode(hash, key, value);
        added.next = table[place];
        table[place] = added;
        modCount++;
        size++;
        afterInsertion();
    }

    private Node<K, V> unlink(Object key) {
        if (table == null) {
            return null;
        }
        int hash = spread(key);
        int place = table.length - 1 & hash;
        Node<K, V> before = null;
        Node<K, V> node = table[place];
        while (node != null) {
            if (node.hash == hash && (node.key == key || key != null && key.equals(node.key))) {
                if (before == null) {
                    table[place] = node.next;
                } else {
                    before.next = node.next;
                }
                modCount++;
                size--;
                afterRemoval(node);
                return node;
            }
            before = node;
            node = node.next;
        }
        return null;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public V get(Object key) {
        Node<K, V> node = read(key);
        return node == null ? null : node.value;
    }

    public boolean containsKey(Object key) {
        return read(key) != null;
    }

    public V getOrDefault(Object key, V other) {
        Node<K, V> node = read(key);
        return node == null ? other : node.value;
    }

    public V put(K key, V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            insert(spread(key), key, value);
            return null;
        }
        V old = node.value;
        node.value = value;
        afterAccess(node);
        return old;
    }

    public V putIfAbsent(K key, V value) {
        Node<K, V> node = find(key);
        if (node == null) {
            insert(spread(key), key, value);
            return null;
        }
        V old = node.value;
        if (old == null) {
            node.value = value;
        }
        afterAccess(node);
        return old;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        int count = other.size();
        if (count == 0) {
            return;
        }
        if (table == null) {
            int wanted = (int) ((float) count / loadFactor + 1.0f);
            if (wanted > threshold) {
                threshold = tableSize(wanted);
            }
        } else {
            while (count > threshold && table.length < LARGEST) {
                resize();
            }
        }
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public V remove(Object key) {
        Node<K, V> node = unlink(key);
        return node == null ? null : node.value;
    }

    public boolean remove(Object key, Object value) {
        Node<K, V> node = find(key);
        if (node == null || !Objects.equals(node.value, value)) {
            return false;
        }
        unlink(key);
        return true;
    }

    public void clear() {
        modCount++;
        if (table != null) {
            for (int i = 0; i < table.length; i++) {
                table[i] = null;
            }
        }
        size = 0;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(value, entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Objects.requireNonNull(function);
        prepare();
        Node<K, V> node = find(key);
        if (node != null && node.value != null) {
            afterAccess(node);
            return node.value;
        }
        int expected = modCount;
        V value = function.apply(key);
        checkUnchanged(expected);
        return value == null ? null : store(node, key, value);
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            return null;
        }
        int expected = modCount;
        V value = function.apply(key, node.value);
        checkUnchanged(expected);
        return store(node, key, value);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        prepare();
        Node<K, V> node = find(key);
        int expected = modCount;
        V value = function.apply(key, node == null ? null : node.value);
        checkUnchanged(expected);
        return store(node, key, value);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        if (value == null || function == null) {
            throw new NullPointerException();
        }
        prepare();
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            return store(node, key, value);
        }
        int expected = modCount;
        V merged = function.apply(node.value, value);
        checkUnchanged(expected);
        return store(node, key, merged);
    }

    /** Puts a computed value where the key is or belongs; null removes it. */
    private V store(Node<K, V> node, K key, V value) {
        if (value == null) {
            if (node != null) {
                unlink(key);
            }
        } else if (node == null) {
            insertFirst(spread(key), key, value);
        } else {
            node.value = value;
            afterAccess(node);
        }
        return value;
    }

    public void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (Map.Entry<K, V> entry : entrySet()) {
            action.accept(entry.getKey(), entry.getValue());
            checkUnchanged(expected);
        }
    }

    /** Makes a copy of the object itself an empty map. */
    void reinitialize() {
        table = null;
        size = 0;
        threshold = 0;
        modCount = 0;
    }

    public Object clone() {
        try {
            HashMap<K, V> copy = (HashMap<K, V>) super.clone();
            copy.reinitialize();
            copy.putAll(this);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Set<K> keySet() {
        return new KeySet();
    }

    public Collection<V> values() {
        return new Values();
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntrySet();
    }

    /** Walks the nodes in the order of the map. */
    Walk<K, V> walk() {
        return new TableWalk();
    }

    abstract static class Walk<K, V> {
        Node<K, V> next;
        Node<K, V> last;

        public boolean hasNext() {
            return next != null;
        }

        abstract Node<K, V> nextNode();

        public abstract void remove();
    }

    private class TableWalk extends Walk<K, V> {
        private int place;
        private int expected = modCount;

        TableWalk() {
            advance();
        }

        private void advance() {
            Node<K, V>[] nodes = table;
            while (next == null && nodes != null && place < nodes.length) {
                next = nodes[place++];
            }
        }

        Node<K, V> nextNode() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            Node<K, V> node = next;
            if (node == null) {
                throw new NoSuchElementException();
            }
            last = node;
            next = node.next;
            if (next == null) {
                advance();
            }
            return node;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            unlink(last.key);
            last = null;
            expected = modCount;
        }
    }

    class KeySet extends AbstractSet<K> {
        public int size() {
            return size;
        }

        public boolean contains(Object key) {
            return find(key) != null;
        }

        public boolean remove(Object key) {
            return unlink(key) != null;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<K> iterator() {
            return new KeyIterator<K, V>(walk());
        }
    }

    class Values extends AbstractCollection<V> {
        public int size() {
            return size;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator<K, V>(walk());
        }
    }

    class EntrySet extends AbstractSet<Map.Entry<K, V>> {
        public int size() {
            return size;
        }

        public boolean contains(Object entry) {
            return entry instanceof Map.Entry && entry.equals(find(((Map.Entry<?, ?>) entry).getKey()));
        }

        public boolean remove(Object entry) {
            return contains(entry) && unlink(((Map.Entry<?, ?>) entry).getKey()) != null;
        }

        public void clear() {
            HashMap.this.clear();
        }

        public Iterator<Map.Entry<K, V>> iterator() {
            return new EntryIterator<K, V>(walk());
        }
    }

    /** What goes along the nodes of a walk. */
    abstract static class HashIterator<K, V> {
        final Walk<K, V> walk;

        HashIterator(Walk<K, V> walk) {
            this.walk = walk;
        }

        public boolean hasNext() {
            return walk.next != null;
        }

        public void remove() {
            walk.remove();
        }
    }

    static class KeyIterator<K, V> extends HashIterator<K, V> implements Iterator<K> {
        KeyIterator(Walk<K, V> walk) {
            super(walk);
        }

        public K next() {
            return walk.nextNode().key;
        }
    }

    static class ValueIterator<K, V> extends HashIterator<K, V> implements Iterator<V> {
        ValueIterator(Walk<K, V> walk) {
            super(walk);
        }

        public V next() {
            return walk.nextNode().value;
        }
    }

    static class EntryIterator<K, V> extends HashIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(Walk<K, V> walk) {
            super(walk);
        }

        public Map.Entry<K, V> next() {
            return walk.nextNode();
        }
    }
}
