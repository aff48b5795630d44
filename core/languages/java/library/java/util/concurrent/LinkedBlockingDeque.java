package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

public class LinkedBlockingDeque<E> extends QueueOfWaiters<E> implements BlockingDeque<E> {
    private final ArrayDeque<E> ends;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(new ArrayDeque<E>(), capacity);
        ends = (ArrayDeque<E>) items;
    }

    public LinkedBlockingDeque(Collection<? extends E> other) {
        this();
        addAll(other);
    }

    public boolean offerFirst(E element) {
        Objects.requireNonNull(element);
        if (remainingCapacity() == 0) {
            return false;
        }
        ends.addFirst(element);
        takers.wakeOne();
        return true;
    }

    public boolean offerLast(E element) {
        return offer(element);
    }

    public void addFirst(E element) {
        if (!offerFirst(element)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public void addLast(E element) {
        if (!offerLast(element)) {
            throw new IllegalStateException("Deque full");
        }
    }

    public void putFirst(E element) throws InterruptedException {
        while (!offerFirst(element)) {
            givers.await(-1);
        }
    }

    public void putLast(E element) throws InterruptedException {
        put(element);
    }

    public E takeFirst() throws InterruptedException {
        return take();
    }

    public E takeLast() throws InterruptedException {
        while (true) {
            E element = pollLast();
            if (element != null) {
                return element;
            }
            takers.await(-1);
        }
    }

    public E pollFirst() {
        return poll();
    }

    public E pollLast() {
        E element = ends.pollLast();
        if (element != null) {
            givers.wakeOne();
        }
        return element;
    }

    private E present(E element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public E getFirst() {
        return present(ends.peekFirst());
    }

    public E getLast() {
        return present(ends.peekLast());
    }

    public E peekFirst() {
        return ends.peekFirst();
    }

    public E peekLast() {
        return ends.peekLast();
    }

    public void push(E element) {
        addFirst(element);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object element) {
        return remove(element);
    }

    public boolean removeLastOccurrence(Object element) {
        return ends.removeLastOccurrence(element);
    }

    public Iterator<E> descendingIterator() {
        return ends.descendingIterator();
    }
}
