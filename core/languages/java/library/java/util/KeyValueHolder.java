package java.util;

/** An entry of its own that cannot change. */
final class KeyValueHolder<K, V> implements Map.Entry<K, V> {
    private final K key;
    private final V value;

    KeyValueHolder(K key, V value) {
        this.key = key;
        this.value = value;
    }

    public K getKey() {
        return key;
    }

    public V getValue() {
        return value;
    }

    public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }

    public boolean equals(Object other) {
        return AbstractMap.sameEntry(this, other);
    }

    public int hashCode() {
        return AbstractMap.entryHash(this);
    }

    public String toString() {
        return key + "=" + value;
    }
}
