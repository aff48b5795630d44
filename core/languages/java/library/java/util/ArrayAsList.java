package java.util;

/** An array seen as a list: its length cannot change. */
@Named("java.util.Arrays$ArrayList")
final class ArrayAsList<E> extends AbstractList<E> implements RandomAccess {
    private final E[] array;

    ArrayAsList(E[] array) {
        this.array = Objects.requireNonNull(array);
    }

    public int size() {
        return array.length;
    }

    public E get(int index) {
        return array[index];
    }

    public E set(int index, E element) {
        E old = array[index];
        array[index] = element;
        return old;
    }

    public Iterator<E> iterator() {
        return new Iterator<E>() {
            private int next = 0;

            public boolean hasNext() {
                return next < array.length;
            }

            public E next() {
                if (next >= array.length) {
                    throw new NoSuchElementException();
                }
                return array[next++];
            }
        };
    }

    public void sort(Comparator<? super E> order) {
        Arrays.sort(array, order);
    }

    public Object[] toArray() {
        return Arrays.objects(array);
    }
}
