package java.util.function;

/** A function from long to itself. */
@FunctionalInterface
public interface LongUnaryOperator {
    long applyAsLong(long value);

    default LongUnaryOperator compose(LongUnaryOperator before) {
        return (long value) -> applyAsLong(before.applyAsLong(value));
    }

    default LongUnaryOperator andThen(LongUnaryOperator after) {
        return (long value) -> after.applyAsLong(applyAsLong(value));
    }

    static LongUnaryOperator identity() {
        return value -> value;
    }
}
