package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.PriorityQueue;

public class PriorityBlockingQueue<E> extends QueueOfWaiters<E> {
    public PriorityBlockingQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(int capacity) {
        this();
    }

    public PriorityBlockingQueue(int capacity, Comparator<? super E> order) {
        super(new PriorityQueue<E>(order), Integer.MAX_VALUE);
    }

    public PriorityBlockingQueue(Collection<? extends E> elements) {
        this();
        addAll(elements);
    }
}
