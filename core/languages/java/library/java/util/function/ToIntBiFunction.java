package java.util.function;

/** A function of two arguments to int. */
@FunctionalInterface
public interface ToIntBiFunction<T, U> {
    int applyAsInt(T first, U second);
}
