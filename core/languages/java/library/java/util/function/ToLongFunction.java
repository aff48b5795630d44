package java.util.function;

/** A function to long. */
@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
