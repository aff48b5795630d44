// covers: BigInteger, streams, recursion, String digits
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

public class Main {
    static BigInteger binomial(int n, int k) {
        BigInteger r = BigInteger.ONE;
        for (int i = 1; i <= k; i++) r = r.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        return r;
    }

    static BigInteger[] fastFibonacci(int n) {
        if (n == 0) return new BigInteger[] {BigInteger.ZERO, BigInteger.ONE};
        BigInteger[] half = fastFibonacci(n / 2);
        BigInteger a = half[0], b = half[1];
        BigInteger c = a.multiply(b.shiftLeft(1).subtract(a)), d = a.multiply(a).add(b.multiply(b));
        return n % 2 == 0 ? new BigInteger[] {c, d} : new BigInteger[] {d, c.add(d)};
    }

    public static void main(String[] args) {
        System.out.println(binomial(100, 50) + " " + fastFibonacci(300)[0]);
        System.out.println(BigInteger.TWO.pow(1000).toString().chars().map(c -> c - '0').sum());
        BigInteger factorial = IntStream.rangeClosed(1, 100).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        System.out.println(factorial.toString().length() + " digits, " + factorial.getLowestSetBit() + " twos, sum " + factorial.toString().chars().map(Character::getNumericValue).sum());
        BigInteger p = new BigInteger("61"), q = new BigInteger("53"), n = p.multiply(q);
        BigInteger phi = p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE)), e = BigInteger.valueOf(17), d = e.modInverse(phi);
        BigInteger message = BigInteger.valueOf(65), secret = message.modPow(e, n);
        System.out.println(n + " " + phi + " " + d + " " + secret + " " + secret.modPow(d, n));
        List<BigInteger> perfect = new ArrayList<>();
        for (int k = 2; k < 20; k++) {
            BigInteger mersenne = BigInteger.ONE.shiftLeft(k).subtract(BigInteger.ONE);
            if (mersenne.isProbablePrime(20)) perfect.add(mersenne.shiftLeft(k - 1));
        }
        System.out.println(perfect);
        BigInteger palindrome = BigInteger.valueOf(89);
        int steps = 0;
        while (!palindrome.toString().equals(new StringBuilder(palindrome.toString()).reverse().toString())) {
            palindrome = palindrome.add(new BigInteger(new StringBuilder(palindrome.toString()).reverse().toString()));
            steps++;
        }
        System.out.println(palindrome + " after " + steps);
        System.out.println(Stream.iterate(BigInteger.ONE, x -> x.multiply(BigInteger.valueOf(3))).limit(50).filter(x -> x.toString().endsWith("7")).count());
    }
}
