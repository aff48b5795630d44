package java.util.concurrent;

import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A hash map without null; its iterators do not mind changes made between steps. */
public class ConcurrentHashMap<K, V> extends HashMap<K, V> implements ConcurrentMap<K, V> {
    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int capacity) {
        super(capacity + (capacity >>> 1) + 1);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> other) {
        super(other);
    }

    public static <T> Set<T> newKeySet() {
        return new HashSet<>();
    }

    public V get(Object key) {
        return super.get(Objects.requireNonNull(key));
    }

    public boolean containsKey(Object key) {
        return super.containsKey(Objects.requireNonNull(key));
    }

    public V put(K key, V value) {
        return super.put(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public V putIfAbsent(K key, V value) {
        return super.putIfAbsent(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    public V remove(Object key) {
        return super.remove(Objects.requireNonNull(key));
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        return super.computeIfAbsent(Objects.requireNonNull(key), function);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        return super.merge(Objects.requireNonNull(key), value, function);
    }

    public long mappingCount() {
        return size();
    }

    public void forEach(long threshold, BiConsumer<? super K, ? super V> action) {
        forEach(action);
    }

    public <U> U search(long threshold, BiFunction<? super K, ? super V, ? extends U> function) {
        for (Map.Entry<K, V> entry : entrySet()) {
            U found = function.apply(entry.getKey(), entry.getValue());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    public <U> U reduce(
            long threshold, BiFunction<? super K, ? super V, ? extends U> function,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        U all = null;
        for (Map.Entry<K, V> entry : entrySet()) {
            U one = function.apply(entry.getKey(), entry.getValue());
            if (one != null) {
                all = all == null ? one : reducer.apply(all, one);
            }
        }
        return all;
    }

    public V reduceValues(long threshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
        return reduce(threshold, (key, value) -> value, reducer);
    }

    public K reduceKeys(long threshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
        return reduce(threshold, (key, value) -> key, reducer);
    }

    public ConcurrentHashMap(int capacity, float load) {
        super(capacity);
    }

    public ConcurrentHashMap(int capacity, float load, int threads) {
        super(capacity);
    }

    public static <T> Set<T> newKeySet(int capacity) {
        return new HashSet<>();
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    public Enumeration<K> keys() {
        return Collections.enumeration(keySet());
    }

    public Enumeration<V> elements() {
        return Collections.enumeration(values());
    }

    public <U> U searchKeys(long threshold, Function<? super K, ? extends U> function) {
        return search(threshold, (key, value) -> function.apply(key));
    }

    public <U> U searchValues(long threshold, Function<? super V, ? extends U> function) {
        return search(threshold, (key, value) -> function.apply(value));
    }

    public void forEachKey(long threshold, Consumer<? super K> action) {
        keySet().forEach(action);
    }

    public void forEachValue(long threshold, Consumer<? super V> action) {
        values().forEach(action);
    }

    public <U> U reduceValues(
            long threshold, Function<? super V, ? extends U> function,
            BiFunction<? super U, ? super U, ? extends U> reducer) {
        return reduce(threshold, (key, value) -> function.apply(value), reducer);
    }

    public long reduceValuesToLong(
            long threshold, ToLongFunction<? super V> function, long first, LongBinaryOperator reducer) {
        long all = first;
        for (V value : values()) {
            all = reducer.applyAsLong(all, function.applyAsLong(value));
        }
        return all;
    }

    public int reduceValuesToInt(
            long threshold, ToIntFunction<? super V> function, int first, IntBinaryOperator reducer) {
        int all = first;
        for (V value : values()) {
            all = reducer.applyAsInt(all, function.applyAsInt(value));
        }
        return all;
    }
}
