package java.util;

/** A map that is walked in the order of an enum's constants. */
public class EnumMap<K extends Enum<K>, V> extends TreeMap<K, V> {
    public EnumMap(Class<K> type) {
        Objects.requireNonNull(type);
    }

    public EnumMap(Map<K, ? extends V> other) {
        putAll(other);
    }

    public V get(Object key) {
        return key == null ? null : super.get(key);
    }

    public boolean containsKey(Object key) {
        return key != null && super.containsKey(key);
    }

    public V remove(Object key) {
        return key == null ? null : super.remove(key);
    }

    public EnumMap<K, V> clone() {
        return (EnumMap<K, V>) super.clone();
    }
}
