package java.util.function;

import java.util.Objects;

/** A function of two arguments. */
@FunctionalInterface
public interface BiFunction<T, U, R> {
    R apply(T first, U second);

    default <V> BiFunction<T, U, V> andThen(Function<? super R, ? extends V> after) {
        Objects.requireNonNull(after);
        return (T first, U second) -> after.apply(apply(first, second));
    }
}
