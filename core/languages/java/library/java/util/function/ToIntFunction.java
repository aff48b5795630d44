package java.util.function;

/** A function to int. */
@FunctionalInterface
public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
