// covers: Double.toString, Float.toString, printf rounding, parse, hexadecimal
public class Main {
    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1.5, 0.1, 1e-3, 9.99e-4, 1e7, 9999999, 12345678.9, 1.0E10, 1e21, 1e22, 1e23, 2e-44, 3.0e-5, 1.0 / 3, 2.0 / 3, 100.0 / 7,
            Math.PI, Math.E, 4.35, 0.3 - 0.1, 1e300 * 10, 123456789012345680.0, 4.9e-324, 2.2250738585072014E-308, 1.7976931348623157E308, 5e-5, 0.00123, 65536.125};
        for (double v : values) {
            System.out.println(v + " " + (float) v + " " + String.format("%.3f|%10.1f|%.0f|%e|%g", v, v, v, v, v) + " " + Double.toHexString(v));
        }
        float f = 0.1f;
        for (int i = 0; i < 5; i++) {
            System.out.print(f + " ");
            f = f * 3 + 0.7f;
        }
        System.out.println();
        System.out.println(1.1f * 1.1f + " " + (double) 1.1f + " " + 16777216f + " " + 16777217f + " " + 3.4028235e38f * 2 + " " + 1f / 3 + " " + (0.1f + 0.2f) + " " + (0.1f + 0.2));
        System.out.println(Double.parseDouble("1e-400") + " " + Double.parseDouble(".5") + " " + Double.parseDouble("5.") + " " + Double.valueOf("0x1p-3") + " " + Double.parseDouble("-Infinity") + " " + Double.parseDouble("1d") + " " + Float.parseFloat("3.4e39"));
        double sum = 0;
        for (int i = 0; i < 10; i++) sum += 0.1;
        System.out.println(sum + " " + (sum == 1.0) + " " + Math.abs(sum - 1) + " " + (float) sum + " " + (int) (sum * 10));
        System.out.println((0.1 + 0.7) * 10 + " " + (int) ((0.1 + 0.7) * 10) + " " + 1.0 % 0.1 + " " + 3 * 0.1 + " " + 1e16 + 1 + " " + (1e16 + 1));
    }
}
