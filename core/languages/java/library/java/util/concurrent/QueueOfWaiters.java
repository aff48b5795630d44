package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.locks.Waiters;

/** What blocking queues have in common: elements in a plain queue, and those who wait for elements or for room. */
abstract class QueueOfWaiters<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    final Queue<E> items;
    private final int capacity;
    final Waiters takers = new Waiters();
    final Waiters givers = new Waiters();

    QueueOfWaiters(Queue<E> items, int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.items = items;
        this.capacity = capacity;
    }

    public boolean offer(E element) {
        Objects.requireNonNull(element);
        if (items.size() >= capacity) {
            return false;
        }
        items.add(element);
        takers.wakeOne();
        return true;
    }

    public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
        long until = System.nanoTime() + unit.toNanos(timeout);
        while (!offer(element)) {
            long left = until - System.nanoTime();
            if (left <= 0 || !givers.await(left)) {
                return offer(element);
            }
        }
        return true;
    }

    public void put(E element) throws InterruptedException {
        while (!offer(element)) {
            givers.await(-1);
        }
    }

    public E poll() {
        E element = items.poll();
        if (element != null) {
            givers.wakeOne();
        }
        return element;
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        long until = System.nanoTime() + unit.toNanos(timeout);
        while (true) {
            E element = poll();
            long left = until - System.nanoTime();
            if (element != null || left <= 0) {
                return element;
            }
            takers.await(left);
        }
    }

    public E take() throws InterruptedException {
        while (true) {
            E element = poll();
            if (element != null) {
                return element;
            }
            takers.await(-1);
        }
    }

    public E peek() {
        return items.peek();
    }

    public int size() {
        return items.size();
    }

    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - items.size();
    }

    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    public int drainTo(Collection<? super E> target, int most) {
        int count = 0;
        while (count < most) {
            E element = poll();
            if (element == null) {
                break;
            }
            target.add(element);
            count++;
        }
        return count;
    }

    public boolean remove(Object element) {
        boolean isChanged = items.remove(element);
        if (isChanged) {
            givers.wakeOne();
        }
        return isChanged;
    }

    public void clear() {
        items.clear();
        givers.wakeAll();
    }

    public boolean contains(Object element) {
        return items.contains(element);
    }

    public Object[] toArray() {
        return items.toArray();
    }

    public Iterator<E> iterator() {
        return items.iterator();
    }
}
