package java.util.function;

import java.util.Objects;

/** Does something with a value. */
@FunctionalInterface
public interface Consumer<T> {
    void accept(T value);

    default Consumer<T> andThen(Consumer<? super T> after) {
        Objects.requireNonNull(after);
        return (T value) -> {
            accept(value);
            after.accept(value);
        };
    }
}
