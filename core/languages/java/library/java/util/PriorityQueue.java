package java.util;

/** A binary heap in an array, with the places of the JDK's: its iteration order can be seen. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private Object[] queue = new Object[11];
    private int size;
    private final Comparator<? super E> comparator;
    private int modCount;

    public PriorityQueue() {
        this.comparator = null;
    }

    public PriorityQueue(int capacity) {
        this(capacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this.comparator = comparator;
    }

    public PriorityQueue(int capacity, Comparator<? super E> comparator) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        this.comparator = comparator;
    }

    public PriorityQueue(Collection<? extends E> other) {
        if (other instanceof SortedSet) {
            comparator = ((SortedSet<E>) other).comparator();
        } else if (other instanceof PriorityQueue) {
            comparator = ((PriorityQueue<E>) other).comparator;
        } else {
            comparator = null;
        }
        queue = other.toArray();
        size = queue.length;
        for (int i = 0; i < size; i++) {
            Objects.requireNonNull(queue[i]);
        }
        heapify();
        if (size == 0) {
            queue = new Object[1];
        }
    }

    private int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((E) a, (E) b);
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i]);
        }
    }

    private void siftUp(int place, Object element) {
        while (place > 0) {
            int parent = place - 1 >>> 1;
            Object above = queue[parent];
            if (compare(element, above) >= 0) {
                break;
            }
            queue[place] = above;
            place = parent;
        }
        queue[place] = element;
    }

    private void siftDown(int place, Object element) {
        int half = size >>> 1;
        while (place < half) {
            int child = 2 * place + 1;
            Object least = queue[child];
            if (child + 1 < size && compare(least, queue[child + 1]) > 0) {
                child++;
                least = queue[child];
            }
            if (compare(element, least) <= 0) {
                break;
            }
            queue[place] = least;
            place = child;
        }
        queue[place] = element;
    }

    public boolean add(E element) {
        return offer(element);
    }

    public boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        modCount++;
        if (size == queue.length) {
            queue = Arrays.copyOf(queue, size < 64 ? size * 2 + 2 : size + (size >> 1));
        }
        size++;
        if (comparator == null) {
            Comparable<Object> asked = (Comparable<Object>) element;
        }
        siftUp(size - 1, element);
        return true;
    }

    public E peek() {
        return size == 0 ? null : (E) queue[0];
    }

    public E poll() {
        if (size == 0) {
            return null;
        }
        modCount++;
        E result = (E) queue[0];
        size--;
        Object last = queue[size];
        queue[size] = null;
        if (size > 0) {
            siftDown(0, last);
        }
        return result;
    }

    /** Removes the element at a place; gives the one that moved to before it, if one did. */
    private Object removeAt(int place) {
        modCount++;
        size--;
        Object moved = queue[size];
        queue[size] = null;
        if (size == place) {
            return null;
        }
        siftDown(place, moved);
        if (queue[place] == moved) {
            siftUp(place, moved);
            if (queue[place] != moved) {
                return moved;
            }
        }
        return null;
    }

    private int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (queue[i].equals(element)) {
                return i;
            }
        }
        return -1;
    }

    public boolean remove(Object element) {
        int place = indexOf(element);
        if (place < 0) {
            return false;
        }
        removeAt(place);
        return true;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
        Object[] left = new Object[Math.max(size, 1)];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (!filter.test((E) queue[i])) {
                left[count++] = queue[i];
            }
        }
        boolean changed = count != size;
        if (changed) {
            modCount++;
            queue = left;
            size = count;
            heapify();
        }
        return changed;
    }

    public void clear() {
        modCount++;
        queue = new Object[11];
        size = 0;
    }

    public int size() {
        return size;
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    public Object[] toArray() {
        return Arrays.copyOf(queue, size);
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    private final class Itr implements Iterator<E> {
        private int next;
        private int last = -1;
        private ArrayDeque<Object> missed;
        private Object lastMissed;
        private int expected = modCount;

        public boolean hasNext() {
            return next < size || missed != null && !missed.isEmpty();
        }

        public E next() {
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
            if (next < size) {
                last = next++;
                return (E) queue[last];
            }
            if (missed != null) {
                last = -1;
                lastMissed = missed.poll();
                if (lastMissed != null) {
                    return (E) lastMissed;
                }
            }
            throw new NoSuchElementException();
        }

        public void remove() {
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
            if (last >= 0) {
                Object moved = removeAt(last);
                last = -1;
                if (moved == null) {
                    next--;
                } else {
                    if (missed == null) {
                        missed = new ArrayDeque<>();
                    }
                    missed.add(moved);
                }
            } else if (lastMissed != null) {
                for (int i = 0; i < size; i++) {
                    if (queue[i] == lastMissed) {
                        removeAt(i);
                        break;
                    }
                }
                lastMissed = null;
            } else {
                throw new IllegalStateException();
            }
            expected = modCount;
        }
    }
}
