package java.util;

/** Keeps its keys: nothing is collected at a moment that a program could tell. */
public class WeakHashMap<K, V> extends HashMap<K, V> {
    public WeakHashMap() {
    }
}
