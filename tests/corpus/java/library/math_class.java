// covers: Math, rounding, exact arithmetic, floor division, special values
public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        System.out.println(Math.abs(-5) + " " + Math.abs(-2.5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-0.0) + " " + Math.abs(-7L));
        System.out.println(Math.max(3, 7) + " " + Math.min(-0.0, 0.0) + " " + Math.max(1L, 2) + " " + Math.max(Double.NaN, 1) + " " + Math.min(1.5f, 2));
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e20) + " " + Math.round(2.4f) + " " + Math.round(Double.NaN));
        System.out.println(Math.floor(-1.5) + " " + Math.ceil(-1.5) + " " + Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.ceil(-0.2));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + -7 / 2 + " " + -7 % 2 + " " + Math.floorMod(7, -3) + " " + Math.floorMod(-7L, 3));
        System.out.println(Math.sqrt(2) + " " + Math.cbrt(27) + " " + Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.sqrt(-1));
        System.out.println(Math.hypot(3, 4) + " " + Math.exp(0) + " " + Math.log(Math.E) + " " + Math.log10(1000) + " " + Math.signum(-3.2) + " " + Math.log(0));
        System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + Math.atan2(1, 1) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " " + Math.tan(0.5));
        System.out.printf("%.10f %.10f %.10f %.10f%n", Math.sin(1), Math.cos(1), Math.exp(1.5), Math.log(7));
        System.out.println(Math.addExact(1, 2) + " " + Math.multiplyExact(4L, 5L) + " " + Math.toIntExact(12L) + " " + Math.negateExact(5));
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.multiplyExact(1L << 40, 1L << 40));
        attempt(() -> Math.toIntExact(1L << 31));
        attempt(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        attempt(() -> System.out.println(1 / (int) Math.floor(0.5)));
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + (0.0 == -0.0) + " " + (Double.NaN == Double.NaN) + " " + Double.compare(0.0, -0.0));
        System.out.println((int) 3.99 + " " + (int) -3.99 + " " + (int) 1e10 + " " + (long) 1e19 + " " + (int) Double.NaN + " " + (byte) 200 + " " + (short) 70000 + " " + (char) 97 + " " + (int) 'z');
        System.out.println(0.1 + 0.2 + " " + 1.0f / 3 + " " + 1.0 / 3 + " " + 100.0 + " " + 1e7 + " " + 1.0E-5 + " " + 123456789.0 + " " + 0.001 + " " + 3.0e-10f + " " + 1e21);
        System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE + " " + Integer.MAX_VALUE + " " + Long.MIN_VALUE + " " + (float) 0.1 + " " + (double) 0.1f);
        System.out.println(Math.ulp(1.0) + " " + Math.nextUp(1.0) + " " + Math.fma(2, 3, 4) + " " + Math.multiplyHigh(1L << 62, 8) + " " + Math.getExponent(10.0) + " " + Math.copySign(3, -0.0));
        System.out.println(5.0 % 3 + " " + -5.5 % 2 + " " + 5 % -3 + " " + Math.IEEEremainder(5, 3) + " " + 1e308 * 10 + " " + (1 << 33) + " " + (1L << 33) + " " + (-17 >> 2) + " " + (-17 >>> 28));
        System.out.println(Integer.MAX_VALUE + 1 + " " + (Long.MAX_VALUE + 1) + " " + (byte) (127 + 1) + " " + (char) ('a' + 1) + " " + ('a' + 1) + " " + 07 + 0x1F + 0b101 + 1_000);
    }
}
