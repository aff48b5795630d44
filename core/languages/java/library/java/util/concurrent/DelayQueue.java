package java.util.concurrent;

import java.util.Collection;
import java.util.PriorityQueue;

/** Hands an element out when its time has come. */
public class DelayQueue<E extends Delayed> extends QueueOfWaiters<E> {
    public DelayQueue() {
        super(new PriorityQueue<E>(), Integer.MAX_VALUE);
    }

    public DelayQueue(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public E poll() {
        E first = items.peek();
        return first == null || first.getDelay(TimeUnit.NANOSECONDS) > 0 ? null : items.poll();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        long until = System.nanoTime() + unit.toNanos(timeout);
        while (true) {
            E element = poll();
            long left = until - System.nanoTime();
            if (element != null || left <= 0) {
                return element;
            }
            E first = items.peek();
            takers.await(first == null ? left : Math.min(left, first.getDelay(TimeUnit.NANOSECONDS)));
        }
    }

    public E take() throws InterruptedException {
        while (true) {
            E element = poll();
            if (element != null) {
                return element;
            }
            E first = items.peek();
            takers.await(first == null ? -1 : first.getDelay(TimeUnit.NANOSECONDS));
        }
    }
}
