import java.math.*;
import java.util.*;
public class Main {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 50; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f + " " + f.bitLength() + " " + f.bitCount() + " " + f.toString(36) + " " + f.mod(BigInteger.valueOf(1_000_007)));
        System.out.println(new BigInteger("-17").mod(BigInteger.TEN) + " " + new BigInteger("-17").remainder(BigInteger.TEN) + " " + Arrays.toString(new BigInteger("-17").divideAndRemainder(new BigInteger("5"))));
        System.out.println(BigInteger.TWO.modPow(new BigInteger("1000"), new BigInteger("1000000007")) + " " + new BigInteger("3").modInverse(new BigInteger("11")) + " " + new BigInteger("48").gcd(new BigInteger("-18")) + " " + new BigInteger("97").isProbablePrime(10) + " " + new BigInteger("90").nextProbablePrime());
        System.out.println(new BigInteger("ff", 16).shiftLeft(70).or(BigInteger.ONE).xor(new BigInteger("-1")).testBit(3) + " " + BigInteger.valueOf(-8).shiftRight(1) + " " + new BigInteger("144").sqrt() + " " + BigInteger.TEN.pow(20).signum() + " " + new BigInteger("12345678901234567890").longValue() + " " + new BigInteger("300").byteValue());
        try { new BigInteger("99999999999").intValueExact(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { BigInteger.ONE.divide(BigInteger.ZERO); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        BigDecimal a = new BigDecimal("10.25"), b = new BigDecimal("3");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divide(b, MathContext.DECIMAL32) + " " + a.remainder(b) + " " + a.negate().abs() + " " + a.pow(3) + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue());
        try { a.divide(b); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        for (RoundingMode m : RoundingMode.values()) {
            try { System.out.print(m + ":" + new BigDecimal("2.5").setScale(0, m) + "," + new BigDecimal("-2.5").setScale(0, m) + "," + new BigDecimal("1.1").setScale(0, m) + " "); }
            catch (ArithmeticException e) { System.out.print(e.getMessage()); }
        }
        System.out.println();
        System.out.println(new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("123.4500").stripTrailingZeros() + " " + new BigDecimal("100").stripTrailingZeros() + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal("12345E-10").toEngineeringString());
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + new BigDecimal("2").sqrt(new MathContext(30)) + " " + new BigDecimal("123.456").round(new MathContext(4)) + " " + new BigDecimal("-7.9").toBigInteger() + " " + new BigDecimal("7.9").intValue());
        System.out.println(new BigDecimal("1234.5678").movePointLeft(2) + " " + new BigDecimal("1.5").movePointRight(3) + " " + new BigDecimal("99.99").ulp() + " " + a.max(b) + " " + a.min(b) + " " + a.signum() + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + a.divideToIntegralValue(b) + " " + new BigDecimal("5").scaleByPowerOfTen(-3));
        System.out.println(String.format("%.3f %s %10.2f %,.2f", new BigDecimal("3.14159"), new BigDecimal("1e3"), new BigDecimal("2.005"), new BigDecimal("1234567.891")));
        // pi by Machin
        MathContext mc = new MathContext(50);
        BigDecimal pi = arctan(5, mc).multiply(BigDecimal.valueOf(16)).subtract(arctan(239, mc).multiply(BigDecimal.valueOf(4)));
        System.out.println(pi.round(new MathContext(40)));
        System.out.println(new BigInteger(1, new byte[]{(byte) 0xff, 0x01}) + " " + Arrays.toString(new BigInteger("-256").toByteArray()) + " " + BigInteger.valueOf(6).compareTo(BigInteger.TEN) + " " + BigInteger.ZERO.equals(BigInteger.valueOf(0)) + " " + new BigInteger("123").hashCode() + " " + BigInteger.valueOf(5).andNot(BigInteger.valueOf(4)).not() + " " + BigInteger.ONE.setBit(5).clearBit(0).flipBit(2).getLowestSetBit() + " " + f.doubleValue());
    }
    static BigDecimal arctan(int inv, MathContext mc) {
        BigDecimal x = BigDecimal.ONE.divide(BigDecimal.valueOf(inv), mc), x2 = x.multiply(x, mc), t = x, s = x;
        for (int i = 3; t.abs().compareTo(new BigDecimal("1e-50")) > 0; i += 2) { t = t.multiply(x2, mc).negate(); s = s.add(t.divide(BigDecimal.valueOf(i), mc), mc); }
        return s;
    }
}
