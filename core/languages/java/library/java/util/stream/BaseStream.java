package java.util.stream;

import java.util.Iterator;

public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
    Iterator<T> iterator();

    default boolean isParallel() {
        return false;
    }

    S sequential();

    S parallel();

    S unordered();

    S onClose(Runnable action);

    void close();
}
