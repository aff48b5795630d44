package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.function.*;

public interface LongStream extends BaseStream<Long, LongStream> {
    /** The elements, which can be asked for once. */
    LongSource source();

    static LongStream empty() {
        return of();
    }

    static LongStream of(long value) {
        return of(new long[] {value});
    }

    static LongStream of(long... values) {
        return new LongPipeline(new LongSource() {
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

    static LongStream iterate(long seed, LongUnaryOperator next) {
        return iterate(seed, value -> true, next);
    }

    static LongStream iterate(long seed, LongPredicate hasNext, LongUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new LongPipeline(new LongSource() {
            private boolean hasBegun;

            boolean advance() {
                current = hasBegun ? next.applyAsLong(current) : seed;
                hasBegun = true;
                return hasNext.test(current);
            }
        });
    }

    static LongStream generate(LongSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new LongPipeline(new LongSource() {
            boolean advance() {
                current = supplier.getAsLong();
                return true;
            }
        });
    }

    static LongStream concat(LongStream first, LongStream second) {
        LongSource before = first.source();
        LongSource behind = second.source();
        return new LongPipeline(new LongSource() {
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

    static LongStream range(long start, long end) {
        return new LongPipeline(new LongSource() {
            private long next = start;

            boolean advance() {
                if (next >= end) {
                    return false;
                }
                current = next++;
                return true;
            }
        });
    }

    static LongStream rangeClosed(long start, long last) {
        return new LongPipeline(new LongSource() {
            private long next = start;
            private boolean isDone = start > last;

            boolean advance() {
                if (isDone) {
                    return false;
                }
                current = next;
                isDone = next == last;
                next++;
                return true;
            }
        });
    }

    default LongStream map(LongUnaryOperator function) {
        LongSource from = source();
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

    default IntStream mapToInt(LongToIntFunction function) {
        LongSource from = source();
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

    default DoubleStream mapToDouble(LongToDoubleFunction function) {
        LongSource from = source();
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

    default <U> Stream<U> mapToObj(LongFunction<? extends U> function) {
        LongSource from = source();
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

    default Stream<Long> boxed() {
        LongSource from = source();
        return new ReferenceStream<>(new Source<Long>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = from.current;
                return true;
            }
        });
    }

    default DoubleStream asDoubleStream() {
        LongSource from = source();
        return new DoublePipeline(new DoubleSource() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = from.current;
                return true;
            }
        });
    }

    default LongStream flatMap(LongFunction<? extends LongStream> function) {
        return boxed().flatMap(value -> function.apply(value).boxed()).mapToLong(value -> value);
    }

    default LongStream distinct() {
        Set<Long> seen = new HashSet<>();
        return filter(value -> seen.add(value));
    }

    default LongStream sorted() {
        LongSource from = source();
        return new LongPipeline(new LongSource() {
            private long[] all;
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

    private static long[] collected(LongSource from) {
        long[] all = new long[10];
        int count = 0;
        while (from.advance()) {
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = from.current;
        }
        return Arrays.copyOf(all, count);
    }

    default long[] toArray() {
        return collected(source());
    }

    default void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    default <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        LongSource from = source();
        while (from.advance()) {
            accumulator.accept(result, from.current);
        }
        return result;
    }

    default LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics all = new LongSummaryStatistics();
        LongSource from = source();
        while (from.advance()) {
            all.accept(from.current);
        }
        return all;
    }

    default long sum() {
        long sum = 0;
        LongSource from = source();
        while (from.advance()) {
            sum += from.current;
        }
        return sum;
    }

    default OptionalDouble average() {
        LongSummaryStatistics all = summaryStatistics();
        return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
    }

    default OptionalLong min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    default OptionalLong max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    default LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = source();
        return new LongPipeline(new LongSource() {
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

    default LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        LongSource from = source();
        return new LongPipeline(new LongSource() {
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

    default LongStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSource from = source();
        return new LongPipeline(new LongSource() {
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

    default LongStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        LongSource from = source();
        return new LongPipeline(new LongSource() {
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

    default LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = source();
        return new LongPipeline(new LongSource() {
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

    default LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        LongSource from = source();
        return new LongPipeline(new LongSource() {
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

    default void forEach(LongConsumer action) {
        Objects.requireNonNull(action);
        LongSource from = source();
        while (from.advance()) {
            action.accept(from.current);
        }
    }

    default long count() {
        long count = 0;
        LongSource from = source();
        while (from.advance()) {
            count++;
        }
        return count;
    }

    default boolean anyMatch(LongPredicate predicate) {
        LongSource from = source();
        while (from.advance()) {
            if (predicate.test(from.current)) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(LongPredicate predicate) {
        LongSource from = source();
        while (from.advance()) {
            if (!predicate.test(from.current)) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(LongPredicate predicate) {
        return !anyMatch(predicate);
    }

    default OptionalLong findFirst() {
        LongSource from = source();
        return from.advance() ? OptionalLong.of(from.current) : OptionalLong.empty();
    }

    default OptionalLong findAny() {
        return findFirst();
    }

    default long reduce(long start, LongBinaryOperator function) {
        long result = start;
        LongSource from = source();
        while (from.advance()) {
            result = function.applyAsLong(result, from.current);
        }
        return result;
    }

    default OptionalLong reduce(LongBinaryOperator function) {
        LongSource from = source();
        if (!from.advance()) {
            return OptionalLong.empty();
        }
        long result = from.current;
        while (from.advance()) {
            result = function.applyAsLong(result, from.current);
        }
        return OptionalLong.of(result);
    }

    default PrimitiveIterator.OfLong iterator() {
        LongSource from = source();
        return new PrimitiveIterator.OfLong() {
            private boolean isReady;
            private boolean isDone;

            public boolean hasNext() {
                if (!isReady && !isDone) {
                    isReady = from.advance();
                    isDone = !isReady;
                }
                return isReady;
            }

            public long nextLong() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isReady = false;
                return from.current;
            }
        };
    }

    default LongStream sequential() {
        return this;
    }

    default LongStream parallel() {
        return this;
    }

    default LongStream unordered() {
        return this;
    }
}
