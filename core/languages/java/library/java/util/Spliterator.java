package java.util;

import java.util.function.Consumer;

/** Goes over elements. */
public interface Spliterator<T> {
    int DISTINCT = 1;
    int SORTED = 4;
    int ORDERED = 16;
    int SIZED = 64;
    int NONNULL = 256;
    int IMMUTABLE = 1024;
    int CONCURRENT = 4096;
    int SUBSIZED = 16384;

    boolean tryAdvance(Consumer<? super T> action);

    Spliterator<T> trySplit();

    long estimateSize();

    int characteristics();

    default void forEachRemaining(Consumer<? super T> action) {
        while (tryAdvance(action)) {
            // Until there is none left.
        }
    }

    default long getExactSizeIfKnown() {
        return hasCharacteristics(SIZED) ? estimateSize() : -1;
    }

    default boolean hasCharacteristics(int wanted) {
        return (characteristics() & wanted) == wanted;
    }
}
