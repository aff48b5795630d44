package java.util.function;

/** A function of two long values to long. */
@FunctionalInterface
public interface LongBinaryOperator {
    long applyAsLong(long first, long second);
}
