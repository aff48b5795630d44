package java.util;

/** Iterators that give numbers without boxes. */
public interface PrimitiveIterator<T, C> extends Iterator<T> {
    interface OfInt extends PrimitiveIterator<Integer, java.util.function.IntConsumer> {
        int nextInt();

        default Integer next() {
            return nextInt();
        }
    }

    interface OfLong extends PrimitiveIterator<Long, java.util.function.LongConsumer> {
        long nextLong();

        default Long next() {
            return nextLong();
        }
    }

    interface OfDouble extends PrimitiveIterator<Double, java.util.function.DoubleConsumer> {
        double nextDouble();

        default Double next() {
            return nextDouble();
        }
    }
}
