package java.util.stream;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.*;

public interface Stream<T> extends BaseStream<T, Stream<T>> {
    /** The elements, which can be asked for once. */
    Source<T> source();

    interface Builder<T> extends Consumer<T> {
        void accept(T element);

        default Builder<T> add(T element) {
            accept(element);
            return this;
        }

        Stream<T> build();
    }

    static <T> Builder<T> builder() {
        List<T> all = new ArrayList<>();
        return new Builder<T>() {
            public void accept(T element) {
                all.add(element);
            }

            public Stream<T> build() {
                return all.stream();
            }
        };
    }

    static <T> Stream<T> empty() {
        return new ReferenceStream<>(Source.of(new Object[0], 0));
    }

    static <T> Stream<T> of(T value) {
        return new ReferenceStream<>(Source.of(new Object[] {value}, 1));
    }

    static <T> Stream<T> of(T... values) {
        return new ReferenceStream<>(Source.of(values, values.length));
    }

    static <T> Stream<T> ofNullable(T value) {
        return value == null ? Stream.empty() : Stream.of(value);
    }

    static <T> Stream<T> iterate(T seed, UnaryOperator<T> next) {
        return iterate(seed, value -> true, next);
    }

    static <T> Stream<T> iterate(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new ReferenceStream<>(new Source<T>() {
            private boolean hasBegun;

            boolean advance() {
                current = hasBegun ? next.apply(current) : seed;
                hasBegun = true;
                return hasNext.test(current);
            }
        });
    }

    static <T> Stream<T> generate(Supplier<? extends T> supplier) {
        Objects.requireNonNull(supplier);
        return new ReferenceStream<>(new Source<T>() {
            boolean advance() {
                current = supplier.get();
                return true;
            }
        });
    }

    static <T> Stream<T> concat(Stream<? extends T> first, Stream<? extends T> second) {
        Source<T> before = (Source<T>) first.source();
        Source<T> behind = (Source<T>) second.source();
        return new ReferenceStream<>(new Source<T>() {
            boolean advance() {
                if (before.advance()) {
                    current = before.current;
                    return true;
                }
                boolean isMore = behind.advance();
                current = behind.current;
                return isMore;
            }
        });
    }

    default <R> Stream<R> map(Function<? super T, ? extends R> function) {
        Objects.requireNonNull(function);
        Source<T> from = source();
        return new ReferenceStream.Mapped<>(new Source<R>() {
            long size() {
                return from.size();
            }

            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.apply(from.current);
                return true;
            }
        });
    }

    default IntStream mapToInt(ToIntFunction<? super T> function) {
        Objects.requireNonNull(function);
        Source<T> from = source();
        return new IntPipeline.FromObjects(new IntSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.applyAsInt(from.current);
                return true;
            }
        });
    }

    default LongStream mapToLong(ToLongFunction<? super T> function) {
        Objects.requireNonNull(function);
        Source<T> from = source();
        return new LongPipeline.FromObjects(new LongSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.applyAsLong(from.current);
                return true;
            }
        });
    }

    default DoubleStream mapToDouble(ToDoubleFunction<? super T> function) {
        Objects.requireNonNull(function);
        Source<T> from = source();
        return new DoublePipeline.FromObjects(new DoubleSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.applyAsDouble(from.current);
                return true;
            }
        });
    }

    default <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> function) {
        Objects.requireNonNull(function);
        Source<T> from = source();
        return new ReferenceStream.Flat<>(new Source<R>() {
            private Source<R> inner;

            boolean advance() {
                while (true) {
                    if (inner != null && inner.advance()) {
                        current = inner.current;
                        return true;
                    }
                    if (!from.advance()) {
                        return false;
                    }
                    Stream<R> next = (Stream<R>) function.apply(from.current);
                    inner = next == null ? null : next.source();
                }
            }
        });
    }

    default IntStream flatMapToInt(Function<? super T, ? extends IntStream> function) {
        return flatMap(value -> function.apply(value).boxed()).mapToInt(value -> value);
    }

    default LongStream flatMapToLong(Function<? super T, ? extends LongStream> function) {
        return flatMap(value -> function.apply(value).boxed()).mapToLong(value -> value);
    }

    default DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> function) {
        return flatMap(value -> function.apply(value).boxed()).mapToDouble(value -> value);
    }

    default IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> function) {
        return flatMap(value -> {
            List<Integer> all = new ArrayList<>();
            IntConsumer sink = element -> all.add(element);
            function.accept(value, sink);
            return all.stream();
        }).mapToInt(value -> value);
    }

    default <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> function) {
        return flatMap(value -> {
            List<R> all = new ArrayList<>();
            Consumer<R> sink = element -> all.add(element);
            function.accept(value, sink);
            return all.stream();
        });
    }

    default Stream<T> distinct() {
        Set<T> seen = new HashSet<>();
        return new ReferenceStream.Distinct<>(filter(value -> seen.add(value)).source());
    }

    default Stream<T> sorted() {
        return sorted((Comparator<T>) (Comparator) Comparator.naturalOrder());
    }

    default Stream<T> sorted(Comparator<? super T> order) {
        Source<T> from = source();
        return new ReferenceStream.Sorted<>(new Source<T>() {
            private Iterator<T> all;

            long size() {
                return from.size();
            }

            boolean advance() {
                if (all == null) {
                    List<T> sorted = new ArrayList<>();
                    while (from.advance()) {
                        sorted.add(from.current);
                    }
                    sorted.sort(order);
                    all = sorted.iterator();
                }
                if (!all.hasNext()) {
                    return false;
                }
                current = all.next();
                return true;
            }
        });
    }

    default void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    default Object[] toArray() {
        return toList().toArray();
    }

    default <A> A[] toArray(IntFunction<A[]> maker) {
        List<T> all = toList();
        A[] array = maker.apply(all.size());
        for (int i = 0; i < array.length; i++) {
            array[i] = (A) all.get(i);
        }
        return array;
    }

    default List<T> toList() {
        List<T> all = new ArrayList<>();
        Source<T> from = source();
        while (from.advance()) {
            all.add(from.current);
        }
        return Collections.unmodifiableList(all);
    }

    default <U> U reduce(U start, BiFunction<U, ? super T, U> function, BinaryOperator<U> combiner) {
        U result = start;
        Source<T> from = source();
        while (from.advance()) {
            result = function.apply(result, from.current);
        }
        return result;
    }

    default <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        Source<T> from = source();
        while (from.advance()) {
            accumulator.accept(result, from.current);
        }
        return result;
    }

    default <R, A> R collect(Collector<? super T, A, R> collector) {
        A container = collector.supplier().get();
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        Source<T> from = source();
        while (from.advance()) {
            accumulator.accept(container, from.current);
        }
        return collector.finisher().apply(container);
    }

    default Optional<T> min(Comparator<? super T> order) {
        return reduce((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    default Optional<T> max(Comparator<? super T> order) {
        return reduce((a, b) -> order.compare(a, b) >= 0 ? a : b);
    }

    default Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = source();
        return new ReferenceStream.Filtered<>(new Source<T>() {
            boolean advance() {
                while (from.advance()) {
                    if (predicate.test(from.current)) {
                        current = from.current;
                        return true;
                    }
                }
                return false;
            }
        });
    }

    default Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Source<T> from = source();
        return new ReferenceStream.Peeking<>(new Source<T>() {
            long size() {
                return from.size();
            }

            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = from.current;
                action.accept(current);
                return true;
            }
        });
    }

    default Stream<T> limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        Source<T> from = source();
        return new ReferenceStream.Slice<>(new Source<T>() {
            private long left = count;

            boolean advance() {
                if (left <= 0) {
                    return false;
                }
                left--;
                boolean isMore = from.advance();
                current = from.current;
                return isMore;
            }
        });
    }

    default Stream<T> skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        Source<T> from = source();
        return new ReferenceStream.Slice<>(new Source<T>() {
            private long left = count;

            boolean advance() {
                while (left > 0) {
                    left--;
                    if (!from.advance()) {
                        left = 0;
                        return false;
                    }
                }
                boolean isMore = from.advance();
                current = from.current;
                return isMore;
            }
        });
    }

    default Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = source();
        return new ReferenceStream.Taking<>(new Source<T>() {
            private boolean isDone;

            boolean advance() {
                if (isDone || !from.advance() || !predicate.test(from.current)) {
                    isDone = true;
                    return false;
                }
                current = from.current;
                return true;
            }
        });
    }

    default Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        Source<T> from = source();
        return new ReferenceStream.Dropping<>(new Source<T>() {
            private boolean hasBegun;

            boolean advance() {
                boolean isMore = from.advance();
                while (!hasBegun && isMore && predicate.test(from.current)) {
                    isMore = from.advance();
                }
                hasBegun = true;
                current = from.current;
                return isMore;
            }
        });
    }

    default void forEach(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        Source<T> from = source();
        while (from.advance()) {
            action.accept(from.current);
        }
    }

    default long count() {
        Source<T> from = source();
        long known = from.size();
        if (known >= 0) {
            return known;
        }
        long count = 0;
        while (from.advance()) {
            count++;
        }
        return count;
    }

    default boolean anyMatch(Predicate<? super T> predicate) {
        Source<T> from = source();
        while (from.advance()) {
            if (predicate.test(from.current)) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(Predicate<? super T> predicate) {
        Source<T> from = source();
        while (from.advance()) {
            if (!predicate.test(from.current)) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(Predicate<? super T> predicate) {
        return !anyMatch(predicate);
    }

    default Optional<T> findFirst() {
        Source<T> from = source();
        return from.advance() ? Optional.of(from.current) : Optional.empty();
    }

    default Optional<T> findAny() {
        return findFirst();
    }

    default T reduce(T start, BinaryOperator<T> function) {
        T result = start;
        Source<T> from = source();
        while (from.advance()) {
            result = function.apply(result, from.current);
        }
        return result;
    }

    default Optional<T> reduce(BinaryOperator<T> function) {
        Source<T> from = source();
        if (!from.advance()) {
            return Optional.empty();
        }
        T result = from.current;
        while (from.advance()) {
            result = function.apply(result, from.current);
        }
        return Optional.of(result);
    }

    default Iterator<T> iterator() {
        Source<T> from = source();
        return new Iterator<T>() {
            private boolean isReady;
            private boolean isDone;

            public boolean hasNext() {
                if (!isReady && !isDone) {
                    isReady = from.advance();
                    isDone = !isReady;
                }
                return isReady;
            }

            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isReady = false;
                return from.current;
            }
        };
    }

    default Stream<T> sequential() {
        return this;
    }

    default Stream<T> parallel() {
        return this;
    }

    default Stream<T> unordered() {
        return this;
    }
}
