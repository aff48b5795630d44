// covers: BigInteger, BigDecimal, MathContext, RoundingMode
import java.math.*;
import java.util.*;

public class Main {
    static BigInteger factorial(int n) {
        BigInteger product = BigInteger.ONE;
        for (int i = 2; i <= n; i++) {
            product = product.multiply(BigInteger.valueOf(i));
        }
        return product;
    }

    static BigInteger fibonacci(int n) {
        BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
        for (int i = 0; i < n; i++) {
            BigInteger next = a.add(b);
            a = b;
            b = next;
        }
        return a;
    }

    static BigDecimal pi(int digits) {
        MathContext context = new MathContext(digits + 5);
        BigDecimal sum = BigDecimal.ZERO;
        for (int k = 0; k < digits; k++) {
            BigDecimal eight = new BigDecimal(8 * k);
            BigDecimal term = new BigDecimal(4).divide(eight.add(BigDecimal.ONE), context)
                    .subtract(new BigDecimal(2).divide(eight.add(new BigDecimal(4)), context))
                    .subtract(BigDecimal.ONE.divide(eight.add(new BigDecimal(5)), context))
                    .subtract(BigDecimal.ONE.divide(eight.add(new BigDecimal(6)), context));
            sum = sum.add(term.divide(new BigDecimal(16).pow(k), context));
        }
        return sum.setScale(digits, RoundingMode.DOWN);
    }

    public static void main(String[] args) {
        System.out.println(factorial(30) + " " + factorial(100).toString().length() + " " + factorial(25).bitLength());
        System.out.println(fibonacci(100) + " " + fibonacci(300).mod(BigInteger.valueOf(1_000_000_007)));
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = new BigInteger("-987654321");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.mod(b.abs()) + " " + a.remainder(b));
        System.out.println(Arrays.toString(b.divideAndRemainder(BigInteger.valueOf(1000))) + " " + b.mod(BigInteger.valueOf(1000)) + " " + b.negate() + " " + b.signum());
        System.out.println(a.gcd(BigInteger.valueOf(90)) + " " + BigInteger.TWO.pow(100) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(200), BigInteger.valueOf(13)) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)));
        System.out.println(a.compareTo(b) + " " + a.equals(new BigInteger(a.toString())) + " " + a.max(b) + " " + a.hashCode() + " " + a.sqrt());
        System.out.println(new BigInteger("ff", 16) + " " + a.toString(36) + " " + BigInteger.valueOf(10).shiftLeft(70) + " " + a.shiftRight(50) + " " + BigInteger.valueOf(12).and(BigInteger.valueOf(10)) + " " + BigInteger.valueOf(12).xor(BigInteger.valueOf(10)) + " " + BigInteger.valueOf(5).testBit(2) + " " + BigInteger.valueOf(255).bitCount());
        System.out.println(BigInteger.valueOf(97).isProbablePrime(20) + " " + new BigInteger("1000000007").nextProbablePrime() + " " + a.longValue() + " " + a.intValue() + " " + a.doubleValue());
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigInteger("12x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        BigDecimal x = new BigDecimal("10.25");
        BigDecimal y = new BigDecimal("3");
        System.out.println(x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.divide(y, 5, RoundingMode.HALF_UP) + " " + x.remainder(y) + " " + x.negate() + " " + x.pow(3));
        System.out.println(x.scale() + " " + x.precision() + " " + x.unscaledValue() + " " + x.setScale(1, RoundingMode.HALF_EVEN) + " " + x.setScale(4) + " " + x.stripTrailingZeros() + " " + new BigDecimal("100").stripTrailingZeros() + " " + new BigDecimal("1E+3").toPlainString());
        System.out.println(new BigDecimal("2.50").equals(new BigDecimal("2.5")) + " " + new BigDecimal("2.50").compareTo(new BigDecimal("2.5")) + " " + new BigDecimal("2.50").hashCode() + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1));
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                StringBuilder line = new StringBuilder(mode + ":");
                for (String text : new String[] {"5.5", "2.5", "1.1", "-1.1", "-2.5", "-5.5"}) {
                    line.append(' ').append(new BigDecimal(text).setScale(0, mode));
                }
                System.out.println(line);
            }
        }
        try {
            BigDecimal.ONE.divide(y);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            x.setScale(0, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(pi(40) + " " + new BigDecimal("2").sqrt(new MathContext(30)) + " " + x.divide(y, MathContext.DECIMAL32) + " " + new BigDecimal("123456").round(new MathContext(3)));
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < 10; i++) {
            total = total.add(new BigDecimal("0.10"));
        }
        System.out.println(total + " " + total.compareTo(BigDecimal.ONE) + " " + total.movePointRight(3) + " " + total.movePointLeft(4) + " " + x.intValue() + " " + x.max(y) + " " + new BigDecimal("1e-10") + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("-12.345e5"));
    }
}
