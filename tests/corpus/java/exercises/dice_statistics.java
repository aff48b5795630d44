// covers: Random, arrays, Math, printf, nested loops, long counters
import java.util.*;

public class Main {
    public static void main(String[] args) {
        Random random = new Random(6);
        int[] counts = new int[13];
        int rolls = 3000;
        for (int i = 0; i < rolls; i++) {
            counts[2 + random.nextInt(6) + random.nextInt(6)]++;
        }
        double chi = 0;
        for (int sum = 2; sum <= 12; sum++) {
            int ways = 6 - Math.abs(7 - sum);
            double expected = rolls * ways / 36.0;
            chi += Math.pow(counts[sum] - expected, 2) / expected;
            System.out.printf("%2d %4d %7.2f %s%n", sum, counts[sum], expected, "#".repeat(counts[sum] / 25));
        }
        System.out.printf("chi square %.4f%n", chi);
        double[] sample = new double[200];
        for (int i = 0; i < sample.length; i++) sample[i] = random.nextGaussian() * 15 + 100;
        double mean = Arrays.stream(sample).average().orElse(0), variance = 0;
        for (double x : sample) variance += (x - mean) * (x - mean);
        variance /= sample.length - 1;
        Arrays.sort(sample);
        System.out.printf("mean %.3f deviation %.3f median %.3f range %.2f..%.2f%n", mean, Math.sqrt(variance), (sample[99] + sample[100]) / 2, sample[0], sample[199]);
        int longest = 0, run = 0;
        StringBuilder flips = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            boolean heads = random.nextBoolean();
            flips.append(heads ? 'H' : 'T');
            run = i > 0 && flips.charAt(i) == flips.charAt(i - 1) ? run + 1 : 1;
            longest = Math.max(longest, run);
        }
        System.out.println(flips + " " + longest);
        Map<String, Integer> hands = new TreeMap<>();
        for (int i = 0; i < 200; i++) {
            int[] dice = random.ints(5, 1, 7).sorted().toArray();
            Map<Integer, Integer> same = new HashMap<>();
            for (int d : dice) same.merge(d, 1, Integer::sum);
            List<Integer> groups = new ArrayList<>(same.values());
            groups.sort(Comparator.reverseOrder());
            hands.merge(groups.toString(), 1, Integer::sum);
        }
        System.out.println(hands);
    }
}
