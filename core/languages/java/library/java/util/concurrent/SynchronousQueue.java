package java.util.concurrent;

import java.util.ArrayDeque;

/** Holds nothing: an element goes from one thread's hands into those of another that waits for it. */
public class SynchronousQueue<E> extends QueueOfWaiters<E> {
    private int wanted;

    public SynchronousQueue() {
        super(new ArrayDeque<E>(), Integer.MAX_VALUE);
    }

    public boolean offer(E element) {
        return wanted > items.size() && super.offer(element);
    }

    public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(element) || givers.await(unit.toNanos(timeout)) && offer(element);
    }

    public void put(E element) throws InterruptedException {
        while (!offer(element)) {
            givers.await(-1);
        }
    }

    public E poll() {
        return items.poll();
    }

    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        wanted++;
        try {
            givers.wakeOne();
            return super.poll(timeout, unit);
        } finally {
            wanted--;
        }
    }

    public E take() throws InterruptedException {
        wanted++;
        try {
            givers.wakeOne();
            return super.take();
        } finally {
            wanted--;
        }
    }

    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return true;
    }

    public E peek() {
        return null;
    }

    public int remainingCapacity() {
        return 0;
    }
}
