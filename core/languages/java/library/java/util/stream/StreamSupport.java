package java.util.stream;

import java.util.Spliterator;
import java.util.Spliterators;

public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> all, boolean isParallel) {
        return new ReferenceStream<>(Source.of(Spliterators.iterator(all)));
    }
}
