package java.util;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** What {@code List.of} and {@code Stream.toList} give; only the latter may hold null. */
@Named("java.util.ImmutableCollections$ListN")
class ImmutableList<E> extends AbstractList<E> implements RandomAccess {
    private final Object[] elements;
    private final boolean holdsNull;

    ImmutableList(Object[] elements) {
        this(elements, false);
    }

    ImmutableList(Object[] elements, boolean holdsNull) {
        this.elements = elements;
        this.holdsNull = holdsNull;
    }

    static <E> List<E> checked(Object... elements) {
        for (Object element : elements) {
            Objects.requireNonNull(element);
        }
        return elements.length == 1 || elements.length == 2 ? new Small<>(elements) : new ImmutableList<>(elements);
    }

    /** One or two elements. */
    @Named("java.util.ImmutableCollections$List12")
    private static final class Small<E> extends ImmutableList<E> {
        Small(Object[] elements) {
            super(elements);
        }
    }

    /** The only element. */
    @Named("java.util.Collections$SingletonList")
    static final class Singleton<E> extends ImmutableList<E> {
        Singleton(E element) {
            super(new Object[] {element}, true);
        }
    }

    /** The same element several times. */
    @Named("java.util.Collections$CopiesList")
    static final class Copies<E> extends ImmutableList<E> {
        Copies(Object[] elements) {
            super(elements, true);
        }
    }

    /** Walks the list, which nobody can change. */
    @Named("java.util.ImmutableCollections$ListItr")
    private static final class Walk<E> implements ListIterator<E> {
        private final List<E> list;
        private int next;

        Walk(List<E> list, int next) {
            this.list = list;
            this.next = next;
        }

        public boolean hasNext() {
            return next != list.size();
        }

        public E next() {
            if (next >= list.size()) {
                throw new NoSuchElementException();
            }
            return list.get(next++);
        }

        public boolean hasPrevious() {
            return next != 0;
        }

        public E previous() {
            if (next <= 0) {
                throw new NoSuchElementException();
            }
            return list.get(--next);
        }

        public int nextIndex() {
            return next;
        }

        public int previousIndex() {
            return next - 1;
        }

        public void remove() {
            throw new UnsupportedOperationException();
        }

        public void set(E element) {
            throw new UnsupportedOperationException();
        }

        public void add(E element) {
            throw new UnsupportedOperationException();
        }
    }

    public Iterator<E> iterator() {
        return new Walk<>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        if (index < 0 || index > size()) {
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
        }
        return new Walk<>(this, index);
    }

    public int size() {
        return elements.length;
    }

    public E get(int index) {
        if (index < 0 || index >= elements.length) {
            throw outOfBounds(index);
        }
        return (E) elements[index];
    }

    /** The JDK has a class of its own for one or two elements; others come from an array. */
    private RuntimeException outOfBounds(int index) {
        int length = elements.length;
        if (length == 1 || length == 2) {
            return new IndexOutOfBoundsException("Index: " + index + " Size: " + length);
        }
        return new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public int indexOf(Object element) {
        if (!holdsNull) {
            Objects.requireNonNull(element);
        }
        return super.indexOf(element);
    }

    public int lastIndexOf(Object element) {
        if (!holdsNull) {
            Objects.requireNonNull(element);
        }
        return super.lastIndexOf(element);
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void replaceAll(UnaryOperator<E> operator) {
        throw new UnsupportedOperationException();
    }

    public void sort(Comparator<? super E> order) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    public Object[] toArray() {
        return Arrays.copyOf(elements, elements.length);
    }
}
