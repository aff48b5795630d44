package java.util;

/** Unlike the JDK's, it is walked in the order of a {@link HashMap}. */
public class Hashtable<K, V> extends HashMap<K, V> {
    public Hashtable() {
    }

    public Hashtable(int capacity) {
        super(capacity);
    }

    public Hashtable(int capacity, float loadFactor) {
        super(capacity, loadFactor);
    }

    public Hashtable(Map<? extends K, ? extends V> other) {
        putAll(other);
    }

    public V get(Object key) {
        return super.get(Objects.requireNonNull(key));
    }

    public V put(K key, V value) {
        return super.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }
}
