package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Nothing runs in parallel here, so combiners are never called. */
public final class Collectors {
    private Collectors() {
    }

    static final class Parts<T, A, R> implements Collector<T, A, R> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, T> accumulator;
        private final BinaryOperator<A> combiner;
        private final Function<A, R> finisher;

        Parts(
                Supplier<A> supplier,
                BiConsumer<A, T> accumulator,
                BinaryOperator<A> combiner,
                Function<A, R> finisher) {
            this.supplier = supplier;
            this.accumulator = accumulator;
            this.combiner = combiner;
            this.finisher = finisher;
        }

        public Supplier<A> supplier() {
            return supplier;
        }

        public BiConsumer<A, T> accumulator() {
            return accumulator;
        }

        public BinaryOperator<A> combiner() {
            return combiner;
        }

        public Function<A, R> finisher() {
            return finisher;
        }
    }

    /** Holds a value while it is accumulated. */
    private static final class Holder<T> {
        T value;
        boolean isPresent;
    }

    private static <T, A, R> Collector<T, A, R> of(
            Supplier<A> supplier, BiConsumer<A, T> accumulator, Function<A, R> finisher) {
        return new Parts<>(supplier, accumulator, null, finisher);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> supplier) {
        return of(supplier, (C all, T value) -> all.add(value), (C all) -> all);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return of(
                () -> new ArrayList<T>(),
                (ArrayList<T> all, T value) -> all.add(value),
                (ArrayList<T> all) -> (List<T>) all);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return of(
                () -> new ArrayList<T>(),
                (ArrayList<T> all, T value) -> all.add(value),
                (ArrayList<T> all) -> List.copyOf(all));
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return of(
                () -> new HashSet<T>(), (HashSet<T> all, T value) -> all.add(value), (HashSet<T> all) -> (Set<T>) all);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return of(
                () -> new HashSet<T>(),
                (HashSet<T> all, T value) -> all.add(value),
                (HashSet<T> all) -> Set.copyOf(all));
    }

    public static Collector<CharSequence, ?, String> joining() {
        return joining("", "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence separator) {
        return joining(separator, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(
            CharSequence separator, CharSequence prefix, CharSequence suffix) {
        return of(
                () -> new StringJoiner(separator, prefix, suffix),
                (StringJoiner all, CharSequence value) -> all.add(value),
                (StringJoiner all) -> all.toString());
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(
            Function<? super T, ? extends U> function, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return of(
                downstream.supplier(),
                (A all, T value) -> accumulator.accept(all, function.apply(value)),
                downstream.finisher());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> function, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return of(
                downstream.supplier(),
                (A all, T value) -> function.apply(value).forEach(element -> accumulator.accept(all, element)),
                downstream.finisher());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(
            Predicate<? super T> predicate, Collector<? super T, A, R> downstream) {
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return of(
                downstream.supplier(),
                (A all, T value) -> {
                    if (predicate.test(value)) {
                        accumulator.accept(all, value);
                    }
                },
                downstream.finisher());
    }

    public static <T, A, R, S> Collector<T, A, S> collectingAndThen(
            Collector<T, A, R> downstream, Function<R, S> finisher) {
        Function<A, R> own = downstream.finisher();
        return new Parts<>(
                downstream.supplier(), downstream.accumulator(), null, (A all) -> finisher.apply(own.apply(all)));
    }

    public static <T> Collector<T, ?, Long> counting() {
        return of(() -> new long[1], (long[] count, T value) -> count[0]++, (long[] count) -> count[0]);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> order) {
        return reducing((a, b) -> order.compare(a, b) <= 0 ? a : b);
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> order) {
        return reducing((a, b) -> order.compare(a, b) >= 0 ? a : b);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> function) {
        return of(
                () -> new int[1],
                (int[] sum, T value) -> sum[0] += function.applyAsInt(value),
                (int[] sum) -> sum[0]);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> function) {
        return of(
                () -> new long[1],
                (long[] sum, T value) -> sum[0] += function.applyAsLong(value),
                (long[] sum) -> sum[0]);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> function) {
        return of(
                () -> new DoubleSummaryStatistics(),
                (DoubleSummaryStatistics all, T value) -> all.accept(function.applyAsDouble(value)),
                (DoubleSummaryStatistics all) -> all.getSum());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> function) {
        return of(
                () -> new LongSummaryStatistics(),
                (LongSummaryStatistics all, T value) -> all.accept(function.applyAsInt(value)),
                (LongSummaryStatistics all) -> all.getAverage());
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> function) {
        return of(
                () -> new LongSummaryStatistics(),
                (LongSummaryStatistics all, T value) -> all.accept(function.applyAsLong(value)),
                (LongSummaryStatistics all) -> all.getAverage());
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> function) {
        return of(
                () -> new DoubleSummaryStatistics(),
                (DoubleSummaryStatistics all, T value) -> all.accept(function.applyAsDouble(value)),
                (DoubleSummaryStatistics all) -> all.getAverage());
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> function) {
        return of(
                () -> new IntSummaryStatistics(),
                (IntSummaryStatistics all, T value) -> all.accept(function.applyAsInt(value)),
                (IntSummaryStatistics all) -> all);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> function) {
        return of(
                () -> new LongSummaryStatistics(),
                (LongSummaryStatistics all, T value) -> all.accept(function.applyAsLong(value)),
                (LongSummaryStatistics all) -> all);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> function) {
        return of(
                () -> new DoubleSummaryStatistics(),
                (DoubleSummaryStatistics all, T value) -> all.accept(function.applyAsDouble(value)),
                (DoubleSummaryStatistics all) -> all);
    }

    public static <T> Collector<T, ?, T> reducing(T start, BinaryOperator<T> function) {
        return reducing(start, value -> value, function);
    }

    public static <T, U> Collector<T, ?, U> reducing(
            U start, Function<? super T, ? extends U> mapper, BinaryOperator<U> function) {
        return of(
                () -> {
                    Holder<U> holder = new Holder<>();
                    holder.value = start;
                    return holder;
                },
                (Holder<U> holder, T value) -> {
                    holder.value = function.apply(holder.value, mapper.apply(value));
                },
                (Holder<U> holder) -> holder.value);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> function) {
        return of(
                () -> new Holder<T>(),
                (Holder<T> holder, T value) -> {
                    holder.value = holder.isPresent ? function.apply(holder.value, value) : value;
                    holder.isPresent = true;
                },
                (Holder<T> holder) -> Optional.ofNullable(holder.value));
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, () -> new HashMap<K, List<T>>(), Collectors.<T>toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, () -> new HashMap<K, D>(), downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier,
            Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        Function<A, D> finisher = downstream.finisher();
        return of(
                () -> (Map<K, A>) mapFactory.get(),
                (Map<K, A> groups, T value) -> {
                    K key = Objects.requireNonNull(classifier.apply(value), "element cannot be mapped to a null key");
                    accumulator.accept(groups.computeIfAbsent(key, missing -> supplier.get()), value);
                },
                (Map<K, A> groups) -> {
                    groups.replaceAll((key, group) -> (A) finisher.apply(group));
                    return (M) groups;
                });
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, Collectors.<T>toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
            Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        Function<A, D> finisher = downstream.finisher();
        return of(
                () -> {
                    Map<Boolean, A> parts = new LinkedHashMap<>();
                    parts.put(false, supplier.get());
                    parts.put(true, supplier.get());
                    return parts;
                },
                (Map<Boolean, A> parts, T value) -> accumulator.accept(parts.get(predicate.test(value)), value),
                (Map<Boolean, A> parts) -> {
                    Map<Boolean, D> result = new LinkedHashMap<>();
                    parts.forEach((key, part) -> result.put(key, finisher.apply(part)));
                    return result;
                });
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values) {
        return of(
                () -> new HashMap<K, U>(),
                (HashMap<K, U> map, T element) -> putOnce(map, keys.apply(element), values.apply(element)),
                (HashMap<K, U> map) -> (Map<K, U>) map);
    }

    private static <K, U> void putOnce(Map<K, U> map, K key, U value) {
        U old = map.putIfAbsent(key, Objects.requireNonNull(value));
        if (old != null) {
            throw new IllegalStateException(
                    "Duplicate key " + key + " (attempted merging values " + old + " and " + value + ")");
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
            Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values,
            BinaryOperator<U> merger) {
        return of(
                () -> new HashMap<K, U>(),
                (HashMap<K, U> map, T element) -> map.merge(keys.apply(element), values.apply(element), merger),
                (HashMap<K, U> map) -> (Map<K, U>) map);
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values,
            BinaryOperator<U> merger,
            Supplier<M> mapFactory) {
        return of(
                mapFactory,
                (M map, T element) -> map.merge(keys.apply(element), values.apply(element), merger),
                (M map) -> map);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values) {
        return of(
                () -> new HashMap<K, U>(),
                (HashMap<K, U> map, T element) -> putOnce(map, keys.apply(element), values.apply(element)),
                (HashMap<K, U> map) -> Map.copyOf(map));
    }

    public static <T, A, B, R1, R2, R> Collector<T, ?, R> teeing(
            Collector<? super T, A, R1> first,
            Collector<? super T, B, R2> second,
            BiFunction<? super R1, ? super R2, R> merger) {
        BiConsumer<A, ? super T> firstAccumulator = first.accumulator();
        BiConsumer<B, ? super T> secondAccumulator = second.accumulator();
        return of(
                () -> new Object[] {first.supplier().get(), second.supplier().get()},
                (Object[] both, T value) -> {
                    firstAccumulator.accept((A) both[0], value);
                    secondAccumulator.accept((B) both[1], value);
                },
                (Object[] both) -> merger.apply(
                        first.finisher().apply((A) both[0]), second.finisher().apply((B) both[1])));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values,
            BinaryOperator<U> merger) {
        return of(
                () -> new HashMap<K, U>(),
                (HashMap<K, U> map, T element) -> map.merge(keys.apply(element), values.apply(element), merger),
                (HashMap<K, U> map) -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keys, Function<? super T, ? extends U> values) {
        return of(
                () -> new ConcurrentHashMap<K, U>(),
                (ConcurrentHashMap<K, U> map, T element) ->
                        putOnce(map, keys.apply(element), values.apply(element)),
                (ConcurrentHashMap<K, U> map) -> (ConcurrentMap<K, U>) map);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keys,
            Function<? super T, ? extends U> values,
            BinaryOperator<U> merger) {
        return of(
                () -> new ConcurrentHashMap<K, U>(),
                (ConcurrentHashMap<K, U> map, T element) ->
                        map.merge(keys.apply(element), values.apply(element), merger),
                (ConcurrentHashMap<K, U> map) -> (ConcurrentMap<K, U>) map);
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> keys) {
        return groupingByConcurrent(keys, toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> keys, Collector<? super T, A, D> downstream) {
        return collectingAndThen(
                groupingBy(keys, () -> new ConcurrentHashMap<K, D>(), downstream),
                (ConcurrentHashMap<K, D> map) -> (ConcurrentMap<K, D>) map);
    }
}
