// covers: arrays, BitSet, IntStream, long arithmetic, labelled loops
import java.util.*;
import java.util.stream.*;

public class Main {
    static List<Integer> sieve(int limit) {
        boolean[] composite = new boolean[limit + 1];
        List<Integer> primes = new ArrayList<>();
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                primes.add(i);
                for (long j = (long) i * i; j <= limit; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        return primes;
    }

    static Map<Long, Integer> factor(long n) {
        Map<Long, Integer> factors = new TreeMap<>();
        for (long p = 2; p * p <= n; p++) {
            while (n % p == 0) {
                factors.merge(p, 1, Integer::sum);
                n /= p;
            }
        }
        if (n > 1) {
            factors.put(n, 1);
        }
        return factors;
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        List<Integer> primes = sieve(60);
        System.out.println(primes);
        System.out.println(factor(360) + " " + factor(9_999_999_967L) + " " + factor(1L << 40));
        BitSet bits = new BitSet(50);
        bits.set(2, 50);
        for (int i = 2; i < 50; i++) {
            if (bits.get(i)) {
                for (int j = 2 * i; j < 50; j += i) {
                    bits.clear(j);
                }
            }
        }
        System.out.println(bits + " " + bits.cardinality());
        System.out.println(IntStream.rangeClosed(1, 30).filter(n -> gcd(n, 30) == 1).boxed().collect(Collectors.toList()));
        search:
        for (int a = 1; ; a++) {
            for (int b = a; b < 100; b++) {
                int c = (int) Math.sqrt(a * a + b * b);
                if (c * c == a * a + b * b && a + b + c == 60) {
                    System.out.println(a + " " + b + " " + c);
                    break search;
                }
            }
        }
        long collatz = 27;
        int steps = 0;
        while (collatz != 1) {
            collatz = collatz % 2 == 0 ? collatz / 2 : 3 * collatz + 1;
            steps++;
        }
        System.out.println(steps + " steps");
        System.out.println(IntStream.iterate(1, n -> n * 2).limit(12).sum());
    }
}
