package java.util;

public interface SortedMap<K, V> extends Map<K, V> {
    Comparator<? super K> comparator();

    SortedMap<K, V> subMap(K start, K end);

    SortedMap<K, V> headMap(K end);

    SortedMap<K, V> tailMap(K start);

    K firstKey();

    K lastKey();
}
