// covers: Random with a seed, nextInt, nextDouble, nextGaussian, shuffle
import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(16) + " " + r.nextLong() + " " + r.nextBoolean());
        System.out.println(r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt(5, 8));
        byte[] bytes = new byte[6];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        int[] counts = new int[6];
        for (int i = 0; i < 600; i++) {
            counts[r.nextInt(6)]++;
        }
        System.out.println(Arrays.toString(counts));
        List<Integer> cards = IntStream.rangeClosed(1, 12).boxed().collect(Collectors.toList());
        Collections.shuffle(cards, new Random(7));
        System.out.println(cards);
        System.out.println(new Random(5).ints(6, 1, 7).boxed().toList() + " " + new Random(5).doubles(2).boxed().toList());
        Random same = new Random(0);
        same.setSeed(42);
        System.out.println(same.nextInt() + " " + new Random(-1).nextInt(1000000) + " " + new Random(1L << 50).nextInt(100));
        double total = 0;
        Random g = new Random(123);
        for (int i = 0; i < 200; i++) {
            total += g.nextGaussian();
        }
        System.out.printf("%.6f%n", total / 200);
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int inside = 0;
        Random dots = new Random(99);
        for (int i = 0; i < 1000; i++) {
            double x = dots.nextDouble(), y = dots.nextDouble();
            if (x * x + y * y <= 1) inside++;
        }
        System.out.println(4.0 * inside / 1000);
        double m = Math.random();
        System.out.println(m >= 0 && m < 1);
    }
}
