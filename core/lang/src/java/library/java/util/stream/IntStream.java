package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.function.*;

public interface IntStream extends BaseStream<Integer, IntStream> {
    /** The elements, which can be asked for once. */
    IntSource source();

    static IntStream empty() {
        return of();
    }

    static IntStream of(int value) {
        return of(new int[] {value});
    }

    static IntStream of(int... values) {
        return new IntPipeline(new IntSource() {
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

    static IntStream iterate(int seed, IntUnaryOperator next) {
        return iterate(seed, value -> true, next);
    }

    static IntStream iterate(int seed, IntPredicate hasNext, IntUnaryOperator next) {
        Objects.requireNonNull(next);
        Objects.requireNonNull(hasNext);
        return new IntPipeline(new IntSource() {
            private boolean hasBegun;

            boolean advance() {
                current = hasBegun ? next.applyAsInt(current) : seed;
                hasBegun = true;
                return hasNext.test(current);
            }
        });
    }

    static IntStream generate(IntSupplier supplier) {
        Objects.requireNonNull(supplier);
        return new IntPipeline(new IntSource() {
            boolean advance() {
                current = supplier.getAsInt();
                return true;
            }
        });
    }

    static IntStream concat(IntStream first, IntStream second) {
        IntSource before = first.source();
        IntSource behind = second.source();
        return new IntPipeline(new IntSource() {
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

    static IntStream range(int start, int end) {
        return new IntPipeline(new IntSource() {
            private int next = start;

            boolean advance() {
                if (next >= end) {
                    return false;
                }
                current = next++;
                return true;
            }
        });
    }

    static IntStream rangeClosed(int start, int last) {
        return new IntPipeline(new IntSource() {
            private int next = start;
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

    default IntStream map(IntUnaryOperator function) {
        IntSource from = source();
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

    default LongStream mapToLong(IntToLongFunction function) {
        IntSource from = source();
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

    default DoubleStream mapToDouble(IntToDoubleFunction function) {
        IntSource from = source();
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

    default <U> Stream<U> mapToObj(IntFunction<? extends U> function) {
        IntSource from = source();
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

    default Stream<Integer> boxed() {
        IntSource from = source();
        return new ReferenceStream<>(new Source<Integer>() {
            boolean advance() {
                if (!from.advance()) {
                    return false;
                }
                current = from.current;
                return true;
            }
        });
    }

    default LongStream asLongStream() {
        IntSource from = source();
        return new LongPipeline(new LongSource() {
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
        IntSource from = source();
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

    default IntStream flatMap(IntFunction<? extends IntStream> function) {
        return boxed().flatMap(value -> function.apply(value).boxed()).mapToInt(value -> value);
    }

    default IntStream distinct() {
        Set<Integer> seen = new HashSet<>();
        return filter(value -> seen.add(value));
    }

    default IntStream sorted() {
        IntSource from = source();
        return new IntPipeline(new IntSource() {
            private int[] all;
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

    private static int[] collected(IntSource from) {
        int[] all = new int[10];
        int count = 0;
        while (from.advance()) {
            if (count == all.length) {
                all = Arrays.copyOf(all, 2 * count);
            }
            all[count++] = from.current;
        }
        return Arrays.copyOf(all, count);
    }

    default int[] toArray() {
        return collected(source());
    }

    default void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    default <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        R result = supplier.get();
        IntSource from = source();
        while (from.advance()) {
            accumulator.accept(result, from.current);
        }
        return result;
    }

    default IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics all = new IntSummaryStatistics();
        IntSource from = source();
        while (from.advance()) {
            all.accept(from.current);
        }
        return all;
    }

    default int sum() {
        int sum = 0;
        IntSource from = source();
        while (from.advance()) {
            sum += from.current;
        }
        return sum;
    }

    default OptionalDouble average() {
        IntSummaryStatistics all = summaryStatistics();
        return all.getCount() == 0 ? OptionalDouble.empty() : OptionalDouble.of(all.getAverage());
    }

    default OptionalInt min() {
        return reduce((a, b) -> Math.min(a, b));
    }

    default OptionalInt max() {
        return reduce((a, b) -> Math.max(a, b));
    }

    default IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = source();
        return new IntPipeline(new IntSource() {
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

    default IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        IntSource from = source();
        return new IntPipeline(new IntSource() {
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

    default IntStream limit(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        IntSource from = source();
        return new IntPipeline(new IntSource() {
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

    default IntStream skip(long count) {
        if (count < 0) {
            throw new IllegalArgumentException(Long.toString(count));
        }
        IntSource from = source();
        return new IntPipeline(new IntSource() {
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

    default IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = source();
        return new IntPipeline(new IntSource() {
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

    default IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        IntSource from = source();
        return new IntPipeline(new IntSource() {
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

    default void forEach(IntConsumer action) {
        Objects.requireNonNull(action);
        IntSource from = source();
        while (from.advance()) {
            action.accept(from.current);
        }
    }

    default long count() {
        long count = 0;
        IntSource from = source();
        while (from.advance()) {
            count++;
        }
        return count;
    }

    default boolean anyMatch(IntPredicate predicate) {
        IntSource from = source();
        while (from.advance()) {
            if (predicate.test(from.current)) {
                return true;
            }
        }
        return false;
    }

    default boolean allMatch(IntPredicate predicate) {
        IntSource from = source();
        while (from.advance()) {
            if (!predicate.test(from.current)) {
                return false;
            }
        }
        return true;
    }

    default boolean noneMatch(IntPredicate predicate) {
        return !anyMatch(predicate);
    }

    default OptionalInt findFirst() {
        IntSource from = source();
        return from.advance() ? OptionalInt.of(from.current) : OptionalInt.empty();
    }

    default OptionalInt findAny() {
        return findFirst();
    }

    default int reduce(int start, IntBinaryOperator function) {
        int result = start;
        IntSource from = source();
        while (from.advance()) {
            result = function.applyAsInt(result, from.current);
        }
        return result;
    }

    default OptionalInt reduce(IntBinaryOperator function) {
        IntSource from = source();
        if (!from.advance()) {
            return OptionalInt.empty();
        }
        int result = from.current;
        while (from.advance()) {
            result = function.applyAsInt(result, from.current);
        }
        return OptionalInt.of(result);
    }

    default PrimitiveIterator.OfInt iterator() {
        IntSource from = source();
        return new PrimitiveIterator.OfInt() {
            private boolean isReady;
            private boolean isDone;

            public boolean hasNext() {
                if (!isReady && !isDone) {
                    isReady = from.advance();
                    isDone = !isReady;
                }
                return isReady;
            }

            public int nextInt() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isReady = false;
                return from.current;
            }
        };
    }

    default IntStream sequential() {
        return this;
    }

    default IntStream parallel() {
        return this;
    }

    default IntStream unordered() {
        return this;
    }
}
