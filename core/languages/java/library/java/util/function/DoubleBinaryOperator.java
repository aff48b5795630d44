package java.util.function;

/** A function of two double values to double. */
@FunctionalInterface
public interface DoubleBinaryOperator {
    double applyAsDouble(double first, double second);
}
