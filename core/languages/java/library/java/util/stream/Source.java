package java.util.stream;

import java.util.Collection;
import java.util.Iterator;

/**
 * Where a stream's elements come from: each call of {@code advance} makes the next one {@code current}, or says
 * that there is none. A stage of a stream is a source that asks the one before it.
 */
public abstract class Source<T> {
    T current;

    abstract boolean advance();

    /** How many there are where that is known without looking, which then nobody does to count them; else -1. */
    long size() {
        return -1;
    }

    public static <T> Stream<T> of(Collection<T> all) {
        return new ReferenceStream<>(new OfCollection<>(all));
    }

    static <T> Source<T> of(Iterator<? extends T> all) {
        return new OfIterator<>(all);
    }

    static <T> Source<T> of(Object[] array, int size) {
        return new OfArray<>(array, size);
    }

    /** The elements of an iterator. */
    static class OfIterator<T> extends Source<T> {
        private final Iterator<? extends T> all;

        OfIterator(Iterator<? extends T> all) {
            this.all = all;
        }

        boolean advance() {
            if (!all.hasNext()) {
                return false;
            }
            current = all.next();
            return true;
        }
    }

    /** The elements that a collection has when the stream begins to move. */
    static class OfCollection<T> extends Source<T> {
        private final Collection<T> collection;
        private Iterator<T> all;

        OfCollection(Collection<T> collection) {
            this.collection = collection;
        }

        long size() {
            return collection.size();
        }

        boolean advance() {
            if (all == null) {
                all = collection.iterator();
            }
            if (!all.hasNext()) {
                return false;
            }
            current = all.next();
            return true;
        }
    }

    /** The first elements of an array. */
    static class OfArray<T> extends Source<T> {
        private final Object[] array;
        private final int size;
        private int next;

        OfArray(Object[] array, int size) {
            this.array = array;
            this.size = size;
        }

        long size() {
            return size - next;
        }

        boolean advance() {
            if (next >= size) {
                return false;
            }
            current = (T) array[next++];
            return true;
        }
    }
}
