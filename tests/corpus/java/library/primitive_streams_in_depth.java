// covers: IntStream, LongStream, DoubleStream, boxing, statistics, iterate, ranges
import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 10).filter(n -> n % 2 == 1).map(n -> n * n).sum());
        System.out.println(IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics());
        System.out.println(IntStream.iterate(1, n -> n * 2).limit(8).boxed().collect(Collectors.toList()) + " " + IntStream.iterate(100, n -> n > 1, n -> n / 3).boxed().toList());
        System.out.println(Arrays.toString(IntStream.concat(IntStream.range(0, 3), IntStream.of(9)).toArray()) + " " + IntStream.empty().max() + " " + IntStream.of(3).findFirst().getAsInt());
        System.out.println(DoubleStream.of(1.5, 2.5, 3.5).average().getAsDouble() + " " + DoubleStream.iterate(1, x -> x / 2).limit(5).sum() + " " + DoubleStream.of(1, 2).boxed().toList());
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " " + LongStream.of(5, 3).min().getAsLong() + " " + LongStream.range(0, 4).mapToObj(Long::toString).collect(Collectors.joining("/")));
        System.out.println(IntStream.range(0, 5).mapToDouble(i -> i / 2.0).sum() + " " + IntStream.range(0, 5).asLongStream().sum() + " " + IntStream.range(1, 4).asDoubleStream().map(Math::sqrt).sum());
        System.out.println(Stream.of("a", "bb", "ccc").mapToInt(String::length).max().getAsInt() + " " + "hello".chars().map(Character::toUpperCase).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
        System.out.println(IntStream.rangeClosed(1, 100).mapToObj(n -> n % 15 == 0 ? "FizzBuzz" : n % 5 == 0 ? "Buzz" : n % 3 == 0 ? "Fizz" : String.valueOf(n)).skip(9).limit(6).collect(Collectors.joining(" ")));
        System.out.println(IntStream.of(5, 1, 4, 1).sorted().distinct().boxed().toList() + " " + IntStream.of(1, 2, 3).anyMatch(n -> n > 2) + " " + IntStream.of(1, 2, 3).allMatch(n -> n > 2) + " " + IntStream.of(1).noneMatch(n -> n > 2));
        System.out.println(IntStream.range(0, 10).boxed().collect(Collectors.partitioningBy(n -> n % 2 == 0, Collectors.summingInt(n -> n))) + " " + IntStream.of(1, 2, 3, 4).takeWhile(n -> n < 3).sum() + " " + IntStream.of(1, 2, 3, 4).dropWhile(n -> n < 3).sum());
        int[][] grid = {{1, 2, 3}, {4, 5, 6}};
        System.out.println(Arrays.stream(grid).flatMapToInt(Arrays::stream).boxed().toList() + " " + Arrays.stream(grid).mapToInt(row -> Arrays.stream(row).sum()).max().getAsInt() + " " + IntStream.range(0, 3).map(c -> IntStream.range(0, 2).map(r -> grid[r][c]).sum()).boxed().toList());
        double[] values = {2, 4, 4, 4, 5, 5, 7, 9};
        double mean = DoubleStream.of(values).average().orElse(0);
        System.out.println(mean + " " + Math.sqrt(DoubleStream.of(values).map(v -> Math.pow(v - mean, 2)).average().orElse(0)));
        IntSummaryStatistics both = new IntSummaryStatistics();
        IntStream.range(0, 5).forEach(both);
        both.combine(IntStream.of(100).summaryStatistics());
        System.out.println(both.getMax() + " " + both.getAverage() + " " + both.getSum() + " " + both.getCount());
        StringBuilder order = new StringBuilder();
        int total = IntStream.rangeClosed(1, 4).peek(n -> order.append('p').append(n)).filter(n -> n % 2 == 0).peek(n -> order.append('f').append(n)).map(n -> n * 10).sum();
        System.out.println(order + " " + total);
        List<int[]> triples = IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0).mapToObj(b -> new int[] {a, b, (int) Math.sqrt(a * a + b * b)})).toList();
        triples.forEach(t -> System.out.print(Arrays.toString(t)));
        System.out.println();
        System.out.println(new Random(11).ints(0, 6).map(n -> n + 1).limit(10).boxed().toList() + " " + IntStream.generate(() -> 7).limit(3).sum());
        System.out.println(IntStream.rangeClosed('a', 'e').mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining()) + " " + Stream.of(1, 2, 3).mapToLong(Integer::longValue).sum() + " " + Stream.of("1.5", "2").mapToDouble(Double::parseDouble).sum());
        try {
            IntStream.empty().average().getAsDouble();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
