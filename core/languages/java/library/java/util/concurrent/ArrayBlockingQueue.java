package java.util.concurrent;

import java.util.ArrayDeque;

public class ArrayBlockingQueue<E> extends QueueOfWaiters<E> {
    public ArrayBlockingQueue(int capacity) {
        super(new ArrayDeque<E>(), capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean isFair) {
        this(capacity);
    }
}
