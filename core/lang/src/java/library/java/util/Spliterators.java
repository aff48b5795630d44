package java.util;

import java.util.function.Consumer;

public final class Spliterators {
    private Spliterators() {
    }

    private static final class OfIterator<T> implements Spliterator<T> {
        private final Iterator<? extends T> all;
        private final int characteristics;
        private long size;

        OfIterator(Iterator<? extends T> all, long size, int characteristics) {
            this.all = all;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!all.hasNext()) {
                return false;
            }
            if (size < Long.MAX_VALUE) {
                size--;
            }
            action.accept(all.next());
            return true;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** Extended by what can only go on, one element at a time. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int characteristics;

        protected AbstractSpliterator(long size, int characteristics) {
            this.size = size;
            this.characteristics = characteristics;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> all, int characteristics) {
        return new OfIterator<T>(all, Long.MAX_VALUE, characteristics);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> all, long size, int characteristics) {
        return new OfIterator<T>(all, size, characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> all) {
        List<T> found = new ArrayList<>();
        return new Iterator<T>() {
            public boolean hasNext() {
                return !found.isEmpty() || all.tryAdvance(element -> found.add(element));
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return found.remove(0);
            }
        };
    }
}
