package java.util;

public abstract class AbstractMap<K, V> implements Map<K, V> {
    protected AbstractMap() {
    }

    static boolean sameEntry(Map.Entry<?, ?> entry, Object other) {
        if (!(other instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> second = (Map.Entry<?, ?>) other;
        return Objects.equals(entry.getKey(), second.getKey()) && Objects.equals(entry.getValue(), second.getValue());
    }

    static int entryHash(Map.Entry<?, ?> entry) {
        return Objects.hashCode(entry.getKey()) ^ Objects.hashCode(entry.getValue());
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    private Map.Entry<K, V> find(Object key) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(key, entry.getKey())) {
                return entry;
            }
        }
        return null;
    }

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> entry : entrySet()) {
            if (Objects.equals(value, entry.getValue())) {
                return true;
            }
        }
        return false;
    }

    public V get(Object key) {
        Map.Entry<K, V> entry = find(key);
        return entry == null ? null : entry.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        Iterator<Map.Entry<K, V>> all = entrySet().iterator();
        while (all.hasNext()) {
            Map.Entry<K, V> entry = all.next();
            if (Objects.equals(key, entry.getKey())) {
                V value = entry.getValue();
                all.remove();
                return value;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        for (Map.Entry<? extends K, ? extends V> entry : other.entrySet()) {
            put(entry.getKey(), entry.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }

    public Set<K> keySet() {
        return new KeyView<>(this);
    }

    public Collection<V> values() {
        return new ValueView<>(this);
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Map) || ((Map<?, ?>) other).size() != size()) {
            return false;
        }
        Map<?, ?> map = (Map<?, ?>) other;
        for (Map.Entry<K, V> entry : entrySet()) {
            Object value = map.get(entry.getKey());
            if (!Objects.equals(entry.getValue(), value) || value == null && !map.containsKey(entry.getKey())) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Map.Entry<K, V> entry : entrySet()) {
            hash += entry.hashCode();
        }
        return hash;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> all = entrySet().iterator();
        if (!all.hasNext()) {
            return "{}";
        }
        StringBuilder out = new StringBuilder("{");
        while (true) {
            Map.Entry<K, V> entry = all.next();
            K key = entry.getKey();
            V value = entry.getValue();
            out.append(key == this ? "(this Map)" : String.valueOf(key)).append('=');
            out.append(value == this ? "(this Map)" : String.valueOf(value));
            if (!all.hasNext()) {
                return out.append('}').toString();
            }
            out.append(", ");
        }
    }

    /** The keys of a map. */
    static class KeyView<K, V> extends AbstractSet<K> {
        private final Map<K, V> map;

        KeyView(Map<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object key) {
            return map.containsKey(key);
        }

        public boolean remove(Object key) {
            if (!map.containsKey(key)) {
                return false;
            }
            map.remove(key);
            return true;
        }

        public void clear() {
            map.clear();
        }

        public Iterator<K> iterator() {
            Iterator<Map.Entry<K, V>> all = map.entrySet().iterator();
            return new Iterator<K>() {
                public boolean hasNext() {
                    return all.hasNext();
                }

                public K next() {
                    return all.next().getKey();
                }

                public void remove() {
                    all.remove();
                }
            };
        }
    }

    /** The values of a map; only tree maps show them to programs as they are. */
    @Named("java.util.TreeMap$Values")
    static class ValueView<K, V> extends AbstractCollection<V> {
        private final Map<K, V> map;

        ValueView(Map<K, V> map) {
            this.map = map;
        }

        public int size() {
            return map.size();
        }

        public boolean contains(Object value) {
            return map.containsValue(value);
        }

        public void clear() {
            map.clear();
        }

        public Iterator<V> iterator() {
            return new ValueIterator<>(map.entrySet().iterator());
        }
    }

    @Named("java.util.TreeMap$ValueIterator")
    private static final class ValueIterator<K, V> implements Iterator<V> {
        private final Iterator<Map.Entry<K, V>> entries;

        ValueIterator(Iterator<Map.Entry<K, V>> entries) {
            this.entries = entries;
        }

        public boolean hasNext() {
            return entries.hasNext();
        }

        public V next() {
            return entries.next().getValue();
        }

        public void remove() {
            entries.remove();
        }
    }

    public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
        private final K key;
        private V value;

        public SimpleEntry(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object other) {
            return sameEntry(this, other);
        }

        public int hashCode() {
            return entryHash(this);
        }

        public String toString() {
            return key + "=" + value;
        }
    }

    public static class SimpleImmutableEntry<K, V> extends SimpleEntry<K, V> {
        public SimpleImmutableEntry(K key, V value) {
            super(key, value);
        }

        public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
            super(entry);
        }

        public V setValue(V value) {
            throw new UnsupportedOperationException();
        }
    }
}
