// covers: IntStream, LongStream, DoubleStream, boxed, summaryStatistics
import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).max().getAsInt());
        System.out.println(Arrays.toString(IntStream.rangeClosed(1, 6).map(x -> x * x).filter(x -> x % 2 == 0).toArray()));
        System.out.println(IntStream.of(4, 8, 15, 16, 23, 42).average() + " " + IntStream.empty().average() + " " + IntStream.empty().max());
        System.out.println(IntStream.of(4, 8, 15).summaryStatistics());
        System.out.println(DoubleStream.of(1.5, 2.5, 3.5).summaryStatistics());
        System.out.println(DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum() + " " + DoubleStream.of(1, 2).map(Math::sqrt).boxed().toList());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.range(0, 4).mapToObj(Long::toString).collect(Collectors.joining()));
        System.out.println(IntStream.range(0, 20).boxed().collect(Collectors.groupingBy(i -> i % 3, Collectors.summingInt(i -> i))));
        System.out.println(IntStream.iterate(1, i -> i * 2).limit(8).boxed().toList() + " " + IntStream.iterate(10, i -> i > 0, i -> i - 3).boxed().toList());
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")));
        System.out.println("hello".chars().distinct().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining()));
        System.out.println(IntStream.range(0, 10).mapToDouble(i -> i / 4.0).filter(d -> d > 1).sum() + " " + IntStream.of(1, 2, 3).mapToLong(i -> i * 10_000_000_000L).sum());
        System.out.println(IntStream.range(0, 10).anyMatch(i -> i == 7) + " " + IntStream.range(0, 10).allMatch(i -> i < 9) + " " + IntStream.range(0, 10).noneMatch(i -> i > 20) + " " + IntStream.range(5, 5).count());
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "*".repeat(i)).toList() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).sum());
        System.out.println(Stream.of("a", "bbb", "cc").mapToInt(String::length).sorted().boxed().toList() + " " + IntStream.range(0, 5).skip(1).limit(2).boxed().toList());
        OptionalInt first = IntStream.range(3, 9).filter(i -> i % 5 == 0).findFirst();
        System.out.println(first + " " + first.getAsInt() + " " + OptionalInt.empty().orElse(-1) + " " + OptionalDouble.of(2));
        int[] squares = new Random(9).ints(5, 0, 100).toArray();
        System.out.println(Arrays.toString(squares) + " " + Arrays.stream(squares).asLongStream().sum() + " " + Arrays.stream(squares, 1, 3).sum());
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        int total = 0;
        while (it.hasNext()) total += it.nextInt();
        System.out.println(total + " " + IntStream.range(0, 4).mapToObj(i -> i).collect(Collectors.toList()) + " " + DoubleStream.iterate(1, d -> d / 2).limit(4).boxed().toList());
        System.out.println(IntStream.rangeClosed(1, 4).collect(ArrayList::new, ArrayList::add, ArrayList::addAll) + " " + IntStream.of(5, 3).min() + " " + IntStream.range(0, 3).peek(i -> System.out.print(i + ":")).sum());
        System.out.println(IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).boxed().toList() + " " + IntStream.of(7, 7, 8).asDoubleStream().average().orElse(0));
    }
}
