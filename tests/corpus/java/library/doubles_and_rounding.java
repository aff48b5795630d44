// covers: Double, Math rounding, floating point texts, comparisons
public class Main {
    public static void main(String[] args) {
        double[] values = {0.0, -0.0, 1.0, 0.1 + 0.2, 1e7, 1.0e-3, 9.999e-4, 123456789.125, 1.0 / 3, 100, 1e21, 4.9e-324, Double.MAX_VALUE, 2.5, -2.5, 3.5};
        for (double value : values) {
            System.out.println(value + " " + Math.round(value) + " " + Math.rint(value) + " " + Math.floor(value) + " " + Math.ceil(value) + " " + (long) value + " " + (int) value + " " + (float) value);
        }
        System.out.println(1.0f / 3 + " " + 16777217f + " " + 1e10f + " " + 0.1f + " " + (double) 0.1f + " " + 3.4e38f * 10);
        System.out.println(0.0 == -0.0 ? "equal" : "different");
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.NaN + " " + (Double.NaN == Double.NaN) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println(1 / 0.0 + " " + -1 / 0.0 + " " + 0.0 / 0.0 + " " + Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1.0));
        System.out.println(5 % 3 + " " + -5 % 3 + " " + 5.5 % 2 + " " + -5.5 % 2 + " " + Math.floorMod(-5, 3) + " " + Math.floorDiv(-5, 3) + " " + Math.IEEEremainder(5, 3));
        System.out.println(Math.sqrt(2) + " " + Math.cbrt(27) + " " + Math.pow(2, 0.5) + " " + Math.hypot(3, 4) + " " + Math.exp(1) + " " + Math.log(10) + " " + Math.log10(1000));
        System.out.println(Math.sin(1) + " " + Math.cos(1) + " " + Math.tan(1) + " " + Math.atan2(1, -1) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
        System.out.println(Math.signum(-2.5) + " " + Math.abs(-0.0) + " " + Math.max(-0.0, 0.0) + " " + Math.min(Double.NaN, 1) + " " + Math.ulp(1.0) + " " + Math.copySign(3, -0.0));
        System.out.println(Double.parseDouble("1e3") + " " + Double.parseDouble("  -.5 ") + " " + Double.valueOf("0x1p4") + " " + Double.parseDouble("Infinity"));
        System.out.println(Double.toString(1e-5) + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Double.toHexString(1.5));
        System.out.println(Double.doubleToLongBits(1.5) + " " + Double.longBitsToDouble(4611686018427387904L) + " " + Float.floatToIntBits(1f) + " " + Double.hashCode(1.5));
        System.out.println(Math.addExact(1, 2) + " " + Math.multiplyExact(3L, 4L) + " " + Math.toIntExact(77L) + " " + Math.negateExact(5) + " " + Math.absExact(-3));
        for (Runnable run : new Runnable[] {
            () -> Math.addExact(Integer.MAX_VALUE, 1),
            () -> Math.multiplyExact(Long.MAX_VALUE, 2L),
            () -> Math.toIntExact(1L << 40),
            () -> Math.floorDiv(1, 0),
            () -> Math.incrementExact(Integer.MAX_VALUE),
            () -> Double.parseDouble("one"),
            () -> Double.parseDouble(""),
        }) {
            try {
                run.run();
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        double balance = 1000;
        for (int year = 1; year <= 5; year++) {
            balance *= 1.035;
        }
        System.out.println(balance + " " + Math.round(balance * 100) / 100.0 + " " + (int) (balance * 100 + 0.5) / 100.0);
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += 0.1;
        }
        System.out.println(sum + " " + (Math.abs(sum - 1) < 1e-9));
        int whole = 7;
        System.out.println(whole / 2 + " " + whole / 2.0 + " " + (double) whole / 2 + " " + (double) (whole / 2) + " " + 'a' / 2 + " " + (char) ('a' + 1));
        System.out.println((float) 1 / 3 + " " + 1f * 0.1 + " " + 100 * 1.1 + " " + 3 * 0.1 + " " + 1.1f * 1.1f);
        System.out.println((int) Double.NaN + " " + (long) 1e30 + " " + (int) -1e30f + " " + (byte) 300.7 + " " + (char) 65.9);
    }
}
