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

        /** Up to a thousand and some of the next elements. */
        public Spliterator<T> trySplit() {
            if (size <= 1 || !all.hasNext()) {
                return null;
            }
            List<T> taken = new ArrayList<>();
            while (taken.size() < 1024 && all.hasNext()) {
                taken.add(all.next());
            }
            if (size < Long.MAX_VALUE) {
                size -= taken.size();
            }
            return new OfList<T>(taken, 0, taken.size(), characteristics | SIZED | SUBSIZED);
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** What has its elements at places: the first half can be split off. */
    private static final class OfList<T> implements Spliterator<T> {
        private final List<? extends T> all;
        private final int characteristics;
        private int at;
        private final int end;

        OfList(List<? extends T> all, int at, int end, int characteristics) {
            this.all = all;
            this.at = at;
            this.end = end;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (at >= end) {
                return false;
            }
            action.accept(all.get(at++));
            return true;
        }

        public Spliterator<T> trySplit() {
            int middle = (at + end) >>> 1;
            if (at >= middle) {
                return null;
            }
            Spliterator<T> half = new OfList<T>(all, at, middle, characteristics);
            at = middle;
            return half;
        }

        public long estimateSize() {
            return end - at;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    static <T> Spliterator<T> ofList(List<? extends T> all) {
        return new OfList<T>(all, 0, all.size(), Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> all, int characteristics) {
        return new OfIterator<T>(
                all.iterator(), all.size(), characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int characteristics) {
        return new OfList<T>(
                (List<T>) Arrays.asList(array), 0, array.length,
                characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return ofList(new ArrayList<T>());
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
