package java.util.stream;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.function.*;

public interface DoubleStream extends BaseStream<Double, DoubleStream> {
    /** The elements, which can be asked for once. */
    DoubleSource source();

    static DoubleStream empty() {
        return of();
    }

    static DoubleStream of(double value) {
        return of(new double[] {value});
    }

    static DoubleStream of(double... values) {
        return new DoublePipeline(new DoubleSource() {
            private int next;

            boolean advance() {
                if (next >= values.length) {
                    return false;
                }
                current = values[next++];
                return true;
            }
        });
    }

    static DoubleStream iterate(double seed, DoubleUnaryOperator next) {
        return iterate(seed, value -> true, next);
    }

    static DoubleStream iterate(double seed, DoublePredicate hasNext, DoubleUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new DoublePipeline(new DoubleSource() {
            private boolean hasBegun;

            boolean advance() {
                current = hasBegun ? next.applyAsDouble(current) : seed;
                hasBegun = true;
                return hasNext.test(current);
            }
        });
    }

    static DoubleStream generate(DoubleSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new DoublePipeline(new DoubleSource() {
            boolean advance() {
                current = supplier.getAsDouble();
                return true;
            }
        });
    }

    static DoubleStream concat(DoubleStream first, DoubleStream second) {
        DoubleSource before = first.source();
        DoubleSource behind = second.source();
        return new DoublePipeline(new DoubleSource() {
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

    default DoubleStream map(DoubleUnaryOperator function) {
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.applyAsDouble(from.current);
                return true;
            }
        });
    }

    default IntStream mapToInt(DoubleToIntFunction function) {
        DoubleSource from = source();
        return new IntPipeline(new IntSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.applyAsInt(from.current);
                return true;
            }
        });
    }

    default LongStream mapToLong(DoubleToLongFunction function) {
        DoubleSource from = source();
        return new LongPipeline(new LongSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.applyAsLong(from.current);
                return true;
            }
        });
    }

    default <U> Stream<U> mapToObj(DoubleFunction<? extends U> function) {
        DoubleSource from = source();
        return new ReferenceStream<>(new Source<U>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = function.apply(from.current);
                return true;
            }
        });
    }

    default Stream<Double> boxed() {
        DoubleSource from = source();
        return new ReferenceStream<>(new Source<Double>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = from.current;
                return true;
            }
        });
    }

    default DoubleStream flatMap(DoubleFunction<? extends DoubleStream> function) {
        return boxed().flatMap(value -> function.apply(value).boxed()).mapToDouble(value -> value);
    }

    default DoubleStream distinct() {
        Set<Double> seen = new HashSet<>();
        return filter(value -> seen.add(value));
    }

    default DoubleStream sorted() {
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
            private double[] all;
            private int next;

            boolean advance() {
                if (all == null) {
                    all = collected(from);
                    Arrays.sort(all);
                }
                if (next >= all.length) {
                    return false;
                }
                current = all[next++];
                return true;
            }
        });
    }

    private static double[] collected(DoubleSource from) {
        double[] all = new double[10];
        int count = 0;
        while (from.advance()) {
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = from.current;
        }
        return Arrays.copyOf(all, count);
    }

    default double[] toArray() {
        return collected(source());
    }

    default void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    default <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        DoubleSource from = source();
        while (from.advance()) {
            accumulator.accept(result, from.current);
        }
        return result;
    }

    default DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics all = new DoubleSummaryStatistics();
        DoubleSource from = source();
        while (from.advance()) {
            all.accept(from.current);
        }
        return all;
    }

    default double sum() {
        return summaryStatistics().getSum();
    }

    default OptionalDouble average() {
        DoubleSummaryStatistics all = summaryStatistics();
        return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
    }

    default OptionalDouble min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    default OptionalDouble max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    default DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
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

    default DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
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

    default DoubleStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
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

    default DoubleStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
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

    default DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
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

    default DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        DoubleSource from = source();
        return new DoublePipeline(new DoubleSource() {
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

    default void forEach(DoubleConsumer action) {
        Objects.requireNonNull(action);
        DoubleSource from = source();
        while (from.advance()) {
            action.accept(from.current);
        }
    }

    default long count() {
        long count = 0;
        DoubleSource from = source();
        while (from.advance()) {
            count++;
        }
        return count;
    }

    default boolean anyMatch(DoublePredicate predicate) {
        DoubleSource from = source();
        while (from.advance()) {
            if (predicate.test(from.current)) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(DoublePredicate predicate) {
        DoubleSource from = source();
        while (from.advance()) {
            if (!predicate.test(from.current)) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(DoublePredicate predicate) {
        return !anyMatch(predicate);
    }

    default OptionalDouble findFirst() {
        DoubleSource from = source();
        return from.advance() ? OptionalDouble.of(from.current) : OptionalDouble.empty();
    }

    default OptionalDouble findAny() {
        return findFirst();
    }

    default double reduce(double start, DoubleBinaryOperator function) {
        double result = start;
        DoubleSource from = source();
        while (from.advance()) {
            result = function.applyAsDouble(result, from.current);
        }
        return result;
    }

    default OptionalDouble reduce(DoubleBinaryOperator function) {
        DoubleSource from = source();
        if (!from.advance()) {
            return OptionalDouble.empty();
        }
        double result = from.current;
        while (from.advance()) {
            result = function.applyAsDouble(result, from.current);
        }
        return OptionalDouble.of(result);
    }

    default PrimitiveIterator.OfDouble iterator() {
        DoubleSource from = source();
        return new PrimitiveIterator.OfDouble() {
            private boolean isReady;
            private boolean isDone;

            public boolean hasNext() {
                if (!isReady && !isDone) {
                    isReady = from.advance();
                    isDone = !isReady;
                }
                return isReady;
            }

            public double nextDouble() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isReady = false;
                return from.current;
            }
        };
    }

    default DoubleStream sequential() {
        return this;
    }

    default DoubleStream parallel() {
        return this;
    }

    default DoubleStream unordered() {
        return this;
    }
}
