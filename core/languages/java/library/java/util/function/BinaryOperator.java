package java.util.function;

import java.util.Comparator;

/** A function of two values of one type to it. */
@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
    static <T> BinaryOperator<T> minBy(Comparator<? super T> order) {
        return (first, second) -> order.compare(first, second) <= 0 ? first : second;
    }

    static <T> BinaryOperator<T> maxBy(Comparator<? super T> order) {
        return (first, second) -> order.compare(first, second) >= 0 ? first : second;
    }
}
