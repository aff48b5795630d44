package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

public class ArrayList<E> extends AbstractList<E> implements RandomAccess, Cloneable, java.io.Serializable {
    private Object[] elementData;
    private int size;

    public ArrayList() {
        elementData = new Object[10];
    }

    public ArrayList(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + capacity);
        }
        elementData = new Object[capacity];
    }

    public ArrayList(Collection<? extends E> other) {
        elementData = other.toArray();
        size = elementData.length;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public E get(int index) {
        if (index < 0 || index >= size) {
            Objects.checkIndex(index, size);
        }
        return (E) elementData[index];
    }

    public E set(int index, E element) {
        if (index < 0 || index >= size) {
            Objects.checkIndex(index, size);
        }
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public boolean add(E element) {
        modCount++;
        if (size == elementData.length) {
            grow(size + 1);
        }
        elementData[size++] = element;
        return true;
    }

    private void grow(int least) {
        int wanted = size + (size >> 1);
        elementData = Arrays.copyOf(elementData, Math.max(Math.max(wanted, least), 10));
    }

    private void checkPlace(int index) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    public void add(int index, E element) {
        checkPlace(index);
        modCount++;
        if (size == elementData.length) {
            grow(size + 1);
        }
        System.arraycopy(elementData, index, elementData, index + 1, size - index);
        elementData[index] = element;
        size++;
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        E old = (E) elementData[index];
        removeRange(index, index + 1);
        return old;
    }

    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeRange(index, index + 1);
        return true;
    }

    protected void removeRange(int start, int end) {
        modCount++;
        System.arraycopy(elementData, end, elementData, start, size - end);
        int left = size - (end - start);
        for (int i = left; i < size; i++) {
            elementData[i] = null;
        }
        size = left;
    }

    public int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (element == null ? elementData[i] == null : element.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            elementData[i] = null;
        }
        size = 0;
    }

    public boolean addAll(Collection<? extends E> other) {
        return addAll(size, other);
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        checkPlace(index);
        Object[] added = other.toArray();
        modCount++;
        int count = added.length;
        if (count == 0) {
            return false;
        }
        if (size + count > elementData.length) {
            grow(size + count);
        }
        System.arraycopy(elementData, index, elementData, index + count, size - index);
        System.arraycopy(added, 0, elementData, index, count);
        size += count;
        return true;
    }

    public Object[] toArray() {
        return Arrays.copyOf(elementData, size);
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return keep(filter, false);
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(element -> other.contains(element), false);
    }

    public boolean retainAll(Collection<?> other) {
        Objects.requireNonNull(other);
        return keep(element -> other.contains(element), true);
    }

    /** Keeps the elements for which the filter says {@code kept}; asks for all of them before it changes anything. */
    private boolean keep(Predicate<? super E> filter, boolean kept) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        Object[] left = new Object[elementData.length];
        int count = 0;
        for (int i = 0; i < size; i++) {
            E element = (E) elementData[i];
            if (filter.test(element) == kept) {
                left[count++] = element;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (count == size) {
            return false;
        }
        modCount++;
        elementData = left;
        size = count;
        return true;
    }

    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        for (int i = 0; i < size && modCount == expected; i++) {
            elementData[i] = operator.apply((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        int count = size;
        for (int i = 0; i < count && modCount == expected; i++) {
            action.accept((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public void sort(Comparator<? super E> order) {
        int expected = modCount;
        Arrays.sort((E[]) elementData, 0, size, order);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public void ensureCapacity(int capacity) {
        if (capacity > elementData.length) {
            modCount++;
            grow(capacity);
        }
    }

    public void trimToSize() {
        modCount++;
        elementData = Arrays.copyOf(elementData, size);
    }

    public Object clone() {
        try {
            ArrayList<E> copy = (ArrayList<E>) super.clone();
            copy.elementData = Arrays.copyOf(elementData, size);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Iterator<E> iterator() {
        return new Itr();
    }

    /** The iterator of an enhanced for statement. */
    private class Itr implements Iterator<E> {
        private int next;
        private int last = -1;
        private int expected = modCount;

        public boolean hasNext() {
            return next != size;
        }

        public E next() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            if (next >= size) {
                throw new NoSuchElementException();
            }
            last = next++;
            return (E) elementData[last];
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
            ArrayList.this.remove(last);
            next = last;
            last = -1;
            expected = modCount;
        }
    }
}
