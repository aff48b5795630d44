package java.util;

/** Keeps its keys: nothing is collected at a moment that a program could tell. */
public class WeakHashMap<K, V> extends HashMap<K, V> {
    public WeakHashMap() {
    }

    public WeakHashMap(int capacity) {
        super(capacity);
    }

    public WeakHashMap(int capacity, float loadFactor) {
        super(capacity, loadFactor);
    }

    public WeakHashMap(Map<? extends K, ? extends V> other) {
        super(other);
    }
}
