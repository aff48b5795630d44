package java.util;

/** Keys are compared with {@code ==}; walked in the order of insertion. */
public class IdentityHashMap<K, V> extends AbstractMap<K, V> implements Cloneable, java.io.Serializable {
    private Map<Key<K>, V> entries = new LinkedHashMap<>();

    private static final class Key<K> {
        private final K key;

        Key(K key) {
            this.key = key;
        }

        public boolean equals(Object other) {
            return other instanceof Key && ((Key<?>) other).key == key;
        }

        public int hashCode() {
            return System.identityHashCode(key);
        }
    }

    public IdentityHashMap() {
    }

    public IdentityHashMap(int expected) {
        if (expected < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expected);
        }
    }

    public IdentityHashMap(Map<? extends K, ? extends V> other) {
        putAll(other);
    }

    public int size() {
        return entries.size();
    }

    public V get(Object key) {
        return entries.get(new Key<>(key));
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(new Key<>(key));
    }

    public V put(K key, V value) {
        return entries.put(new Key<>(key), value);
    }

    public V remove(Object key) {
        return entries.remove(new Key<>(key));
    }

    public void clear() {
        entries.clear();
    }

    public Object clone() {
        try {
            IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
            copy.entries = new LinkedHashMap<>(entries);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> all = new LinkedHashSet<>();
        for (Map.Entry<Key<K>, V> entry : entries.entrySet()) {
            all.add(new AbstractMap.SimpleEntry<>(entry.getKey().key, entry.getValue()));
        }
        return all;
    }
}
