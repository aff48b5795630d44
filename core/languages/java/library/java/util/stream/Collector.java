package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

public interface Collector<T, A, R> {
    enum Characteristics {
        CONCURRENT,
        UNORDERED,
        IDENTITY_FINISH
    }

    Supplier<A> supplier();

    BiConsumer<A, T> accumulator();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    static <T, R> Collector<T, R, R> of(
            Supplier<R> supplier,
            BiConsumer<R, T> accumulator,
            BinaryOperator<R> combiner,
            Characteristics... characteristics) {
        return new Collectors.Parts<>(supplier, accumulator, combiner, value -> value);
    }

    static <T, A, R> Collector<T, A, R> of(
            Supplier<A> supplier,
            BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner,
            Function<A, R> finisher,
            Characteristics... characteristics) {
        return new Collectors.Parts<>(supplier, accumulator, combiner, finisher);
    }
}
