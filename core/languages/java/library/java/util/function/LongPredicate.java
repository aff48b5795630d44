package java.util.function;

/** Whether something holds of one long. */
@FunctionalInterface
public interface LongPredicate {
    boolean test(long value);

    default LongPredicate and(LongPredicate other) {
        return (long value) -> test(value) && other.test(value);
    }

    default LongPredicate negate() {
        return (long value) -> !test(value);
    }

    default LongPredicate or(LongPredicate other) {
        return (long value) -> test(value) || other.test(value);
    }
}
