package java.util;

public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    /** How often the size has changed: iterators notice. */
    protected transient int modCount;

    protected AbstractList() {
    }

    public abstract E get(int index);

    public boolean add(E element) {
        add(size(), element);
        return true;
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object element) {
        int size = size();
        for (int i = 0; i < size; i++) {
            if (Objects.equals(element, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        for (int i = size() - 1; i >= 0; i--) {
            if (Objects.equals(element, get(i))) {
                return i;
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    protected void removeRange(int start, int end) {
        for (int i = end - 1; i >= start; i--) {
            remove(i);
        }
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        for (E element : other) {
            add(index++, element);
        }
        return !other.isEmpty();
    }

    public Iterator<E> iterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size());
        }
        return new ListItr(index);
    }

    public List<E> subList(int start, int end) {
        checkSubList(start, end, size());
        return new SubList<>(this, start, end);
    }

    static void checkSubList(int start, int end, int size) {
        if (start < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + start);
        }
        if (end > size) {
            throw new IndexOutOfBoundsException("toIndex = " + end);
        }
        if (start > end) {
            throw new IllegalArgumentException("fromIndex(" + start + ") > toIndex(" + end + ")");
        }
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof List)) {
            return false;
        }
        Iterator<E> own = iterator();
        Iterator<?> all = ((List<?>) other).iterator();
        while (own.hasNext() && all.hasNext()) {
            if (!Objects.equals(own.next(), all.next())) {
                return false;
            }
        }
        return !own.hasNext() && !all.hasNext();
    }

    public int hashCode() {
        int hash = 1;
        for (E element : this) {
            hash = 31 * hash + (element == null ? 0 : element.hashCode());
        }
        return hash;
    }

    /** Walks the list by index. */
    private class ListItr implements ListIterator<E> {
        private int next;
        private int last = -1;
        private int expected = modCount;

        ListItr(int next) {
            this.next = next;
        }

        private void checkUnchanged() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return next != size();
        }

        public E next() {
            checkUnchanged();
            if (next >= size()) {
                throw new NoSuchElementException();
            }
            last = next++;
            return get(last);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            checkUnchanged();
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            last = --next;
            return get(last);
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            AbstractList.this.remove(last);
            if (last < next) {
                next--;
            }
            last = -1;
            expected = modCount;
        }

        public void set(E element) {
            if (last < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            AbstractList.this.set(last, element);
            expected = modCount;
        }

        public void add(E element) {
            checkUnchanged();
            AbstractList.this.add(next++, element);
            last = -1;
            expected = modCount;
        }
    }

    /** A part of another list. */
    @Named("java.util.ArrayList$SubList")
    private static class SubList<E> extends AbstractList<E> implements RandomAccess {
        private final AbstractList<E> whole;
        private final int start;
        private int size;

        SubList(AbstractList<E> whole, int start, int end) {
            this.whole = whole;
            this.start = start;
            this.size = end - start;
            this.modCount = whole.modCount;
        }

        private void checkUnchanged() {
            if (whole.modCount != modCount) {
                throw new ConcurrentModificationException();
            }
        }

        public int size() {
            checkUnchanged();
            return size;
        }

        public E get(int index) {
            Objects.checkIndex(index, size);
            checkUnchanged();
            return whole.get(start + index);
        }

        public E set(int index, E element) {
            Objects.checkIndex(index, size);
            checkUnchanged();
            return whole.set(start + index, element);
        }

        public void add(int index, E element) {
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
            checkUnchanged();
            whole.add(start + index, element);
            size++;
            modCount = whole.modCount;
        }

        public E remove(int index) {
            Objects.checkIndex(index, size);
            checkUnchanged();
            E removed = whole.remove(start + index);
            size--;
            modCount = whole.modCount;
            return removed;
        }
    }
}
