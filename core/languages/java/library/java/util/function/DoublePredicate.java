package java.util.function;

/** Whether something holds of one double. */
@FunctionalInterface
public interface DoublePredicate {
    boolean test(double value);

    default DoublePredicate and(DoublePredicate other) {
        return (double value) -> test(value) && other.test(value);
    }

    default DoublePredicate negate() {
        return (double value) -> !test(value);
    }

    default DoublePredicate or(DoublePredicate other) {
        return (double value) -> test(value) || other.test(value);
    }
}
