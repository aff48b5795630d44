package java.util;

/** A ring of elements: {@code head} is the place of the first, {@code tail} the one behind the last. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private Object[] elements;
    private int head;
    private int tail;

    public ArrayDeque() {
        elements = new Object[16];
    }

    public ArrayDeque(int capacity) {
        elements = new Object[Math.max(capacity, 1) + 1];
    }

    public ArrayDeque(Collection<? extends E> other) {
        this(other.size());
        addAll(other);
    }

    private int after(int place) {
        return place + 1 == elements.length ? 0 : place + 1;
    }

    private int before(int place) {
        return place == 0 ? elements.length - 1 : place - 1;
    }

    private void grow() {
        int count = elements.length;
        Object[] larger = new Object[count * 2];
        System.arraycopy(elements, head, larger, 0, count - head);
        System.arraycopy(elements, 0, larger, count - head, head);
        elements = larger;
        head = 0;
        tail = count;
    }

    public void addFirst(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        head = before(head);
        elements[head] = element;
        if (head == tail) {
            grow();
        }
    }

    public void addLast(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        elements[tail] = element;
        tail = after(tail);
        if (head == tail) {
            grow();
        }
    }

    public boolean add(E element) {
        addLast(element);
        return true;
    }

    public boolean offer(E element) {
        addLast(element);
        return true;
    }

    public boolean offerFirst(E element) {
        addFirst(element);
        return true;
    }

    public boolean offerLast(E element) {
        addLast(element);
        return true;
    }

    public E pollFirst() {
        E element = (E) elements[head];
        if (element != null) {
            elements[head] = null;
            head = after(head);
        }
        return element;
    }

    public E pollLast() {
        int place = before(tail);
        E element = (E) elements[place];
        if (element != null) {
            elements[place] = null;
            tail = place;
        }
        return element;
    }

    private E present(E element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    public E poll() {
        return pollFirst();
    }

    public E removeFirst() {
        return present(pollFirst());
    }

    public E removeLast() {
        return present(pollLast());
    }

    public E remove() {
        return present(pollFirst());
    }

    public E pop() {
        return present(pollFirst());
    }

    public void push(E element) {
        addFirst(element);
    }

    public E peekFirst() {
        return (E) elements[head];
    }

    public E peekLast() {
        return (E) elements[before(tail)];
    }

    public E peek() {
        return (E) elements[head];
    }

    public E getFirst() {
        return present(peekFirst());
    }

    public E getLast() {
        return present(peekLast());
    }

    public E element() {
        return present(peekFirst());
    }

    public int size() {
        int count = tail - head;
        return count < 0 ? count + elements.length : count;
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public void clear() {
        elements = new Object[16];
        head = 0;
        tail = 0;
    }

    public boolean remove(Object element) {
        return removeFirstOccurrence(element);
    }

    public boolean removeFirstOccurrence(Object element) {
        return removeFound(iterator(), element);
    }

    public boolean removeLastOccurrence(Object element) {
        return removeFound(descendingIterator(), element);
    }

    private boolean removeFound(Iterator<E> all, Object element) {
        while (all.hasNext()) {
            if (all.next().equals(element)) {
                all.remove();
                return true;
            }
        }
        return false;
    }

    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
            copy.elements = Arrays.copyOf(elements, elements.length);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    /** Removes the element at a place; those behind it move up. */
    private void removeAt(int place) {
        int next = after(place);
        while (next != tail) {
            elements[place] = elements[next];
            place = next;
            next = after(next);
        }
        elements[place] = null;
        tail = place;
    }

    public Iterator<E> iterator() {
        return new DeqIterator(head, true);
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    private class DescendingIterator extends DeqIterator {
        DescendingIterator() {
            super(before(tail), false);
        }
    }

    private class DeqIterator implements Iterator<E> {
        private final boolean isForward;
        private int next;
        private int last = -1;
        private int left = size();

        DeqIterator(int next, boolean isForward) {
            this.next = next;
            this.isForward = isForward;
        }

        public boolean hasNext() {
            return left > 0;
        }

        public E next() {
            if (left <= 0) {
                throw new NoSuchElementException();
            }
            E element = (E) elements[next];
            if (element == null) {
                throw new ConcurrentModificationException();
            }
            last = next;
            next = isForward ? after(next) : before(next);
            left--;
            return element;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            removeAt(last);
            if (isForward) {
                next = last;
            }
            last = -1;
        }
    }
}
