package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class ConcurrentLinkedQueue<E> extends ArrayDeque<E> {
    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> other) {
        super(other);
    }
}
