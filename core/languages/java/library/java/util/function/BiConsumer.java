package java.util.function;

import java.util.Objects;

/** Does something with two values. */
@FunctionalInterface
public interface BiConsumer<T, U> {
    void accept(T first, U second);

    default BiConsumer<T, U> andThen(BiConsumer<? super T, ? super U> after) {
        Objects.requireNonNull(after);
        return (T first, U second) -> {
            accept(first, second);
            after.accept(first, second);
        };
    }
}
