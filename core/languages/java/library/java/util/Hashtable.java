package java.util;

/** A hash map that is walked by the remainders of its keys' hashes, the greatest first, and in them the last that came first. */
public class Hashtable<K, V> extends HashMap<K, V> {
    private Row<K, V>[] rows;
    private int count;
    private int most;
    private final float load;

    @Named("java.util.Hashtable$Entry")
    private static final class Row<K, V> extends HashMap.Node<K, V> {
        Row<K, V> below;

        Row(int hash, K key, V value) {
            super(hash, key, value, null);
        }
    }

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(int capacity) {
        this(capacity, 0.75f);
    }

    public Hashtable(int capacity, float loadFactor) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        load = loadFactor;
        makeRows(Math.max(1, capacity));
    }

    public Hashtable(Map<? extends K, ? extends V> other) {
        this(Math.max(2 * other.size(), 11), 0.75f);
        putAll(other);
    }

    private void makeRows(int capacity) {
        rows = (Row<K, V>[]) new Row[capacity];
        most = (int) (capacity * load);
        count = 0;
    }

    private void insert(Row<K, V> row) {
        int place = (row.key.hashCode() & 0x7fffffff) % rows.length;
        row.below = rows[place];
        rows[place] = row;
        count++;
    }

    HashMap.Node<K, V> newNode(int hash, K key, V value) {
        if (count >= most) {
            Row<K, V>[] old = rows;
            makeRows(old.length * 2 + 1);
            for (int i = old.length - 1; i >= 0; i--) {
                for (Row<K, V> row = old[i]; row != null;) {
                    Row<K, V> below = row.below;
                    insert(row);
                    row = below;
                }
            }
        }
        Row<K, V> row = new Row<>(hash, key, value);
        insert(row);
        return row;
    }

    void afterRemoval(HashMap.Node<K, V> removed) {
        int place = (removed.key.hashCode() & 0x7fffffff) % rows.length;
        Row<K, V> before = null;
        for (Row<K, V> row = rows[place]; row != null; row = row.below) {
            if (row == removed) {
                if (before == null) {
                    rows[place] = row.below;
                } else {
                    before.below = row.below;
                }
                count--;
                return;
            }
            before = row;
        }
    }

    public void clear() {
        super.clear();
        makeRows(rows.length);
    }

    void reinitialize() {
        super.reinitialize();
        makeRows(rows.length);
    }

    public Object clone() {
        Hashtable<K, V> other = (Hashtable<K, V>) super.clone();
        // What was put in one after the other stands the other way round.
        for (int i = 0; i < other.rows.length; i++) {
            Row<K, V> turned = null;
            for (Row<K, V> row = other.rows[i]; row != null;) {
                Row<K, V> below = row.below;
                row.below = turned;
                turned = row;
                row = below;
            }
            other.rows[i] = turned;
        }
        return other;
    }

    /** Whether the rows say in which order the table is walked. */
    boolean isWalkedByRows() {
        return true;
    }

    HashMap.Walk<K, V> walk() {
        return isWalkedByRows() ? new RowWalk() : super.walk();
    }

    private class RowWalk extends HashMap.Walk<K, V> {
        private int place = rows.length;
        private int expected = modCount;

        RowWalk() {
            advance();
        }

        private void advance() {
            while (next == null && place > 0) {
                next = rows[--place];
            }
        }

        HashMap.Node<K, V> nextNode() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next == null) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            last = next;
            next = ((Row<K, V>) last).below;
            advance();
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            Hashtable.this.remove(last.key);
            last = null;
            expected = modCount;
        }
    }

    public V get(Object key) {
        return super.get(Objects.requireNonNull(key));
    }

    public V put(K key, V value) {
        return super.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public boolean containsKey(Object key) {
        return super.containsKey(Objects.requireNonNull(key));
    }

    public boolean contains(Object value) {
        return super.containsValue(Objects.requireNonNull(value));
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    public Set<K> keySet() {
        return Collections.synchronizedSet(super.keySet());
    }

    public Collection<V> values() {
        return Collections.synchronizedCollection(super.values());
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return Collections.synchronizedSet(super.entrySet());
    }

    @Named("java.util.Hashtable$Enumerator")
    private static final class Walked<T> implements Enumeration<T> {
        private final Iterator<T> all;

        Walked(Iterator<T> all) {
            this.all = all;
        }

        public boolean hasMoreElements() {
            return all.hasNext();
        }

        public T nextElement() {
            return all.next();
        }
    }

    public Enumeration<K> keys() {
        return new Walked<>(super.keySet().iterator());
    }

    public Enumeration<V> elements() {
        return new Walked<>(super.values().iterator());
    }
}
