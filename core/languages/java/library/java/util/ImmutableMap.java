package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What {@code Map.of} gives. The order of the JDK's changes from run to run on purpose; here it is the order of
 * the arguments.
 */
@Named("java.util.ImmutableCollections$MapN")
class ImmutableMap<K, V> extends AbstractMap<K, V> {
    private final Map<K, V> entries;

    private ImmutableMap(Map<K, V> entries) {
        this.entries = entries;
    }

    /** One entry. */
    @Named("java.util.ImmutableCollections$Map1")
    private static final class Single<K, V> extends ImmutableMap<K, V> {
        Single(Map<K, V> entries) {
            super(entries);
        }
    }

    static <K, V> Map<K, V> of(Object... parts) {
        Map<K, V> entries = new LinkedHashMap<>();
        for (int i = 0; i < parts.length; i += 2) {
            K key = (K) Objects.requireNonNull(parts[i]);
            V value = (V) Objects.requireNonNull(parts[i + 1]);
            if (entries.put(key, value) != null) {
                throw new IllegalArgumentException("duplicate key: " + key);
            }
        }
        return entries.size() == 1 ? new Single<>(entries) : new ImmutableMap<>(entries);
    }

    public int size() {
        return entries.size();
    }

    public V get(Object key) {
        return entries.get(Objects.requireNonNull(key));
    }

    public boolean containsKey(Object key) {
        return entries.containsKey(Objects.requireNonNull(key));
    }

    public boolean containsValue(Object value) {
        return entries.containsValue(Objects.requireNonNull(value));
    }

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> all = new LinkedHashSet<>();
        for (Map.Entry<K, V> entry : entries.entrySet()) {
            all.add(Map.entry(entry.getKey(), entry.getValue()));
        }
        return Collections.unmodifiableSet(all);
    }

    public Set<K> keySet() {
        return Collections.unmodifiableSet(entries.keySet());
    }

    public Collection<V> values() {
        return Collections.unmodifiableCollection(entries.values());
    }

    public V remove(Object key) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public void putAll(Map<? extends K, ? extends V> other) {
        throw new UnsupportedOperationException();
    }

    public V putIfAbsent(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object key, Object value) {
        throw new UnsupportedOperationException();
    }

    public V replace(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        throw new UnsupportedOperationException();
    }
}
