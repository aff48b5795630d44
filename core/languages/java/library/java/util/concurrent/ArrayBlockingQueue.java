package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

public class ArrayBlockingQueue<E> extends QueueOfWaiters<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new ArrayDeque<E>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean isFair) {
        this(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean isFair, Collection<? extends E> other) {
        this(capacity);
        if (other.size() > capacity) {
            throw new IllegalArgumentException();
        }
        addAll(other);
    }
}
