package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class ConcurrentLinkedDeque<E> extends ArrayDeque<E> {
    public ConcurrentLinkedDeque() {
    }

    public ConcurrentLinkedDeque(Collection<? extends E> other) {
        super(other);
    }
}
