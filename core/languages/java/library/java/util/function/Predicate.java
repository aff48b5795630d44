package java.util.function;

import java.util.Objects;

/** Whether something holds of a value. */
@FunctionalInterface
public interface Predicate<T> {
    boolean test(T value);

    default Predicate<T> and(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return (T value) -> test(value) && other.test(value);
    }

    default Predicate<T> negate() {
        return (T value) -> !test(value);
    }

    default Predicate<T> or(Predicate<? super T> other) {
        Objects.requireNonNull(other);
        return (T value) -> test(value) || other.test(value);
    }

    static <T> Predicate<T> isEqual(Object target) {
        return value -> Objects.equals(target, value);
    }

    static <T> Predicate<T> not(Predicate<? super T> target) {
        Objects.requireNonNull(target);
        return value -> !target.test(value);
    }
}
