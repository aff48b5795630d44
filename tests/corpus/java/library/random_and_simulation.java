// covers: Random with seeds, simulations, statistics, Collections.shuffle
import java.util.*;
import java.util.stream.*;

public class Main {
    static double estimatePi(long seed, int points) {
        Random random = new Random(seed);
        int inside = 0;
        for (int i = 0; i < points; i++) {
            double x = random.nextDouble(), y = random.nextDouble();
            if (x * x + y * y <= 1) {
                inside++;
            }
        }
        return 4.0 * inside / points;
    }

    static class Queue1 {
        private final Random random;
        private final PriorityQueue<double[]> events = new PriorityQueue<>(Comparator.comparingDouble(e -> e[0]));
        private final ArrayDeque<Double> line = new ArrayDeque<>();
        private boolean isBusy;
        double waited;
        int served;

        Queue1(long seed) {
            random = new Random(seed);
        }

        private double exponential(double mean) {
            return -mean * Math.log(1 - random.nextDouble());
        }

        void run(double until) {
            events.add(new double[] {exponential(5), 0});
            while (!events.isEmpty()) {
                double[] event = events.poll();
                double now = event[0];
                if (event[1] == 0) {
                    if (now < until) {
                        events.add(new double[] {now + exponential(5), 0});
                    }
                    line.add(now);
                } else {
                    isBusy = false;
                }
                if (!isBusy && !line.isEmpty()) {
                    isBusy = true;
                    waited += now - line.remove();
                    served++;
                    events.add(new double[] {now + exponential(4), 1});
                }
            }
        }
    }

    public static void main(String[] args) {
        Random random = new Random(12345);
        System.out.println(random.nextInt() + " " + random.nextInt(100) + " " + random.nextLong() + " " + random.nextBoolean() + " " + random.nextDouble() + " " + random.nextFloat() + " " + random.nextGaussian());
        System.out.println(random.nextInt(5, 10) + " " + random.nextInt(1 << 20) + " " + random.nextInt(1000003));
        byte[] bytes = new byte[5];
        random.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(random.ints(5, 0, 10).boxed().toList() + " " + random.doubles(2).sum() + " " + new Random(1).ints(3).boxed().toList());
        random.setSeed(99);
        System.out.println(random.nextInt(1000) + " " + new Random(99).nextInt(1000));
        int[] counts = new int[13];
        for (int i = 0; i < 3600; i++) {
            counts[random.nextInt(6) + random.nextInt(6) + 2]++;
        }
        for (int sum = 2; sum <= 12; sum++) {
            System.out.printf("%2d %4d %s%n", sum, counts[sum], "*".repeat(counts[sum] / 20));
        }
        List<String> deck = new ArrayList<>();
        for (String suit : new String[] {"S", "H", "D", "C"}) {
            for (int rank = 1; rank <= 13; rank++) {
                deck.add(rank + suit);
            }
        }
        Collections.shuffle(deck, random);
        System.out.println(deck.subList(0, 10) + " " + deck.indexOf("1S"));
        System.out.println(estimatePi(7, 20000));
        double[] samples = IntStream.range(0, 1000).mapToDouble(i -> random.nextGaussian() * 2 + 10).toArray();
        double mean = Arrays.stream(samples).average().orElseThrow();
        double variance = Arrays.stream(samples).map(x -> (x - mean) * (x - mean)).sum() / samples.length;
        System.out.printf("%.6f %.6f%n", mean, Math.sqrt(variance));
        Queue1 queue = new Queue1(3);
        queue.run(2000);
        System.out.printf("%d served, %.4f waited%n", queue.served, queue.waited / queue.served);
        int position = 0, steps = 0;
        while (Math.abs(position) < 15) {
            position += random.nextBoolean() ? 1 : -1;
            steps++;
        }
        System.out.println(position + " after " + steps);
        try {
            random.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
