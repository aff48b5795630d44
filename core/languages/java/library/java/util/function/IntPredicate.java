package java.util.function;

/** Whether something holds of one int. */
@FunctionalInterface
public interface IntPredicate {
    boolean test(int value);

    default IntPredicate and(IntPredicate other) {
        return (int value) -> test(value) && other.test(value);
    }

    default IntPredicate negate() {
        return (int value) -> !test(value);
    }

    default IntPredicate or(IntPredicate other) {
        return (int value) -> test(value) || other.test(value);
    }
}
