// covers: BigInteger, arithmetic, powers, bits, modular arithmetic
import java.math.BigInteger;
import java.util.*;

public class Main {
    static BigInteger factorial(int n) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        return f;
    }

    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        System.out.println(factorial(30));
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = new BigInteger("-987654321");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b));
        System.out.println(a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()) + " " + Arrays.toString(b.divideAndRemainder(BigInteger.TEN)));
        System.out.println(BigInteger.TWO.pow(100) + " " + a.negate() + " " + b.abs() + " " + b.signum() + " " + BigInteger.ZERO.signum());
        System.out.println(a.gcd(BigInteger.valueOf(9876543210L)) + " " + a.compareTo(b) + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.max(b).equals(a) + " " + a.hashCode() + " " + b.hashCode());
        System.out.println(BigInteger.valueOf(3).modPow(BigInteger.valueOf(200), BigInteger.valueOf(13)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.sqrt());
        System.out.println(a.toString(16) + " " + new BigInteger("ff", 16) + " " + a.bitLength() + " " + a.bitCount() + " " + b.bitLength() + " " + a.testBit(3) + " " + a.getLowestSetBit());
        System.out.println(a.shiftLeft(5) + " " + a.shiftRight(20) + " " + b.shiftRight(3) + " " + a.and(BigInteger.valueOf(0xffff)) + " " + b.or(BigInteger.ONE) + " " + b.xor(a) + " " + b.not());
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + BigInteger.valueOf(42).intValueExact() + " " + BigInteger.ONE.setBit(10).clearBit(0).flipBit(1));
        System.out.println(BigInteger.valueOf(97).isProbablePrime(10) + " " + BigInteger.valueOf(91).isProbablePrime(10) + " " + BigInteger.valueOf(100).nextProbablePrime() + " " + new BigInteger("1000000007").isProbablePrime(20));
        BigInteger fib = BigInteger.ZERO, next = BigInteger.ONE;
        for (int i = 0; i < 150; i++) {
            BigInteger sum = fib.add(next);
            fib = next;
            next = sum;
        }
        System.out.println(fib + " " + fib.toString().length());
        attempt(() -> BigInteger.ONE.divide(BigInteger.ZERO));
        attempt(() -> new BigInteger("12a"));
        attempt(() -> new BigInteger(""));
        attempt(() -> BigInteger.TEN.pow(-1));
        attempt(() -> BigInteger.ONE.shiftLeft(40).intValueExact());
        attempt(() -> BigInteger.ONE.mod(BigInteger.ZERO));
        attempt(() -> BigInteger.TWO.negate().sqrt());
        List<BigInteger> list = new ArrayList<>(List.of(a, b, BigInteger.TEN));
        Collections.sort(list);
        System.out.println(list);
        System.out.printf("%d %,d %x%n", b, b, BigInteger.valueOf(255));
        Map<BigInteger, String> map = new HashMap<>();
        map.put(BigInteger.valueOf(5), "five");
        System.out.println(map.get(new BigInteger("5")) + " " + list.stream().reduce(BigInteger.ZERO, BigInteger::add));
    }
}
