package java.util.concurrent;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

public class ConcurrentSkipListMap<K, V> extends TreeMap<K, V> implements ConcurrentMap<K, V> {
    public ConcurrentSkipListMap() {
    }

    public ConcurrentSkipListMap(Comparator<? super K> order) {
        super(order);
    }

    public ConcurrentSkipListMap(Map<? extends K, ? extends V> other) {
        super(other);
    }
}
