package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class LinkedBlockingQueue<E> extends QueueOfWaiters<E> {
    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ArrayDeque<E>(), capacity);
    }

    public LinkedBlockingQueue(Collection<? extends E> elements) {
        this();
        addAll(elements);
    }
}
