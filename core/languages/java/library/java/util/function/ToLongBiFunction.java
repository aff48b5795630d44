package java.util.function;

/** A function of two arguments to long. */
@FunctionalInterface
public interface ToLongBiFunction<T, U> {
    long applyAsLong(T first, U second);
}
