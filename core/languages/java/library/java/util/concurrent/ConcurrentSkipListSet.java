package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.TreeSet;

public class ConcurrentSkipListSet<E> extends TreeSet<E> {
    public ConcurrentSkipListSet() {
    }

    public ConcurrentSkipListSet(Comparator<? super E> order) {
        super(order);
    }

    public ConcurrentSkipListSet(Collection<? extends E> other) {
        super(other);
    }
}
