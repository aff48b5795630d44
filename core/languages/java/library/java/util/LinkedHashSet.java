package java.util;

public class LinkedHashSet<E> extends HashSet<E> {
    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(int capacity) {
        super(new LinkedHashMap<>(capacity));
    }

    public LinkedHashSet(int capacity, float loadFactor) {
        super(new LinkedHashMap<>(capacity, loadFactor));
    }

    public LinkedHashSet(Collection<? extends E> other) {
        super(new LinkedHashMap<>(Math.max(2 * other.size(), 11)));
        addAll(other);
    }
}
