package java.util.function;

/** A function from double to itself. */
@FunctionalInterface
public interface DoubleUnaryOperator {
    double applyAsDouble(double value);

    default DoubleUnaryOperator compose(DoubleUnaryOperator before) {
        return (double value) -> applyAsDouble(before.applyAsDouble(value));
    }

    default DoubleUnaryOperator andThen(DoubleUnaryOperator after) {
        return (double value) -> after.applyAsDouble(applyAsDouble(value));
    }

    static DoubleUnaryOperator identity() {
        return value -> value;
    }
}
