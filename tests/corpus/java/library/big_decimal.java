// covers: BigDecimal, scale, rounding modes, division, MathContext
import java.math.*;

public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("10.25"), b = new BigDecimal("3");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.negate() + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue());
        System.out.println(a.divide(b, 4, RoundingMode.HALF_UP) + " " + a.divide(new BigDecimal("4")) + " " + a.divide(b, RoundingMode.DOWN) + " " + a.divide(b, MathContext.DECIMAL32) + " " + a.remainder(b));
        System.out.println(new BigDecimal("0.1").add(new BigDecimal("0.2")) + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(100, 2));
        for (RoundingMode mode : RoundingMode.values()) {
            if (mode != RoundingMode.UNNECESSARY) {
                System.out.print(mode + " " + new BigDecimal("2.5").setScale(0, mode) + " " + new BigDecimal("-1.15").setScale(1, mode) + "; ");
            }
        }
        System.out.println();
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + new BigDecimal("2.00").stripTrailingZeros() + " " + new BigDecimal("1200").stripTrailingZeros());
        System.out.println(new BigDecimal("1E+5") + " " + new BigDecimal("1E+5").toPlainString() + " " + new BigDecimal("0.0000001") + " " + new BigDecimal("0.0000001").toPlainString() + " " + new BigDecimal("123.4500").setScale(2));
        System.out.println(a.pow(3) + " " + a.movePointLeft(3) + " " + a.movePointRight(1) + " " + a.intValue() + " " + a.doubleValue() + " " + a.toBigInteger() + " " + a.signum() + " " + a.max(b));
        System.out.println(new BigDecimal("123456.789").round(new MathContext(4)) + " " + new BigDecimal("2").sqrt(new MathContext(20)) + " " + new BigDecimal("9999.99").round(new MathContext(3)));
        attempt(() -> BigDecimal.ONE.divide(new BigDecimal("3")));
        attempt(() -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        attempt(() -> new BigDecimal("1.25").setScale(1));
        BigDecimal balance = new BigDecimal("1000.00");
        for (int year = 1; year <= 3; year++) {
            balance = balance.multiply(new BigDecimal("1.035")).setScale(2, RoundingMode.HALF_EVEN);
            System.out.printf("%d %10s %.1f%n", year, balance, balance);
        }
    }
}
