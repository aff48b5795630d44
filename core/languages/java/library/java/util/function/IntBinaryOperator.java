package java.util.function;

/** A function of two int values to int. */
@FunctionalInterface
public interface IntBinaryOperator {
    int applyAsInt(int first, int second);
}
