package java.util.function;

/** A function from int to itself. */
@FunctionalInterface
public interface IntUnaryOperator {
    int applyAsInt(int value);

    default IntUnaryOperator compose(IntUnaryOperator before) {
        return (int value) -> applyAsInt(before.applyAsInt(value));
    }

    default IntUnaryOperator andThen(IntUnaryOperator after) {
        return (int value) -> after.applyAsInt(applyAsInt(value));
    }

    static IntUnaryOperator identity() {
        return value -> value;
    }
}
