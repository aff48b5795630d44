package java.util.concurrent;

import java.util.ArrayDeque;

/** There is nobody to wait for: what would wait for ever is an error. */
public class LinkedBlockingQueue<E> extends ArrayDeque<E> implements BlockingQueue<E> {
    private final int capacity;

    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        this.capacity = capacity;
    }

    public boolean offer(E element) {
        return size() < capacity && super.offer(element);
    }

    public boolean add(E element) {
        if (!offer(element)) {
            throw new IllegalStateException("Queue full");
        }
        return true;
    }

    public void put(E element) throws InterruptedException {
        super.addLast(element);
    }

    public E take() throws InterruptedException {
        E element = poll();
        if (element == null) {
            throw new InterruptedException("nothing can arrive any more");
        }
        return element;
    }

    public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(element);
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll();
    }

    public int remainingCapacity() {
        return capacity - size();
    }
}
