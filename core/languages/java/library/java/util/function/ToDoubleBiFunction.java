package java.util.function;

/** A function of two arguments to double. */
@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
    double applyAsDouble(T first, U second);
}
