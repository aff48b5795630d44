// covers: integer-overflow, bit-operations, casts
public class Main {
    static void show(String what, long value) {
        System.out.println(what + " = " + value);
    }

    public static void main(String[] args) {
        show("7 / 2", 7 / 2);
        show("-7 / 2", -7 / 2);
        show("-7 % 3", -7 % 3);
        show("7 % -3", 7 % -3);
        show("floorMod", Math.floorMod(-7, 3));
        show("floorDiv", Math.floorDiv(-7, 2));
        show("MIN / -1", Integer.MIN_VALUE / -1);
        show("MIN % -1", Integer.MIN_VALUE % -1);
        show("-MIN", -Integer.MIN_VALUE);
        show("abs MIN", Math.abs(Integer.MIN_VALUE));
        show("MAX * 2", Integer.MAX_VALUE * 2);
        show("MAX * 2L", Integer.MAX_VALUE * 2L);
        show("1 << 31", 1 << 31);
        show("1 << 32", 1 << 32);
        show("1 << -1", 1 << -1);
        show("1L << 32", 1L << 32);
        show("1L << 64", 1L << 64);
        show("-8 >> 1", -8 >> 1);
        show("-8 >>> 28", -8 >>> 28);
        show("-8L >>> 60", -8L >>> 60);
        show("-1 >>> 32", -1 >>> 32);
        show("(byte) -1 >>> 4", (byte) -1 >>> 4);
        show("5 & 3 | 4 ^ 1", 5 & 3 | 4 ^ 1);
        show("~0", ~0);
        show("~5L", ~5L);
        show("0x7fff_ffff + 1", 0x7fff_ffff + 1);
        show("0xFFFFFFFF", 0xFFFFFFFF);
        show("0b1010", 0b1010);
        show("017", 017);
        show("1_000_000 * 1_000_000", 1_000_000 * 1_000_000);
        show("1_000_000L * 1_000_000", 1_000_000L * 1_000_000);
        show("'a' + 'b'", 'a' + 'b');
        show("'9' - '0'", '9' - '0');
        show("hash", 31 * (31 * 'a' + 'b') + 'c');
        int h = 0;
        for (char c : "the quick brown fox jumps over the lazy dog".toCharArray()) {
            h = 31 * h + c;
        }
        show("string hash", h);
        show("hashCode", "the quick brown fox jumps over the lazy dog".hashCode());
        long seed = 42;
        for (int i = 0; i < 5; i++) {
            seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
            show("seed", (int) (seed >>> 16));
        }
        int gray = 0;
        StringBuilder bits = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            gray = i ^ (i >> 1);
            bits.append(Integer.toBinaryString(gray | 8).substring(1)).append(' ');
        }
        System.out.println(bits.toString().trim());
        System.out.println(Integer.bitCount(255) + " " + Long.numberOfTrailingZeros(64) + " " + Integer.highestOneBit(100)
            + " " + Integer.reverse(1) + " " + Integer.rotateLeft(0x80000001, 1) + " " + Integer.toHexString(-1)
            + " " + Long.toBinaryString(5) + " " + Integer.toOctalString(64) + " " + Integer.numberOfLeadingZeros(1));
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0 + " " + 5.0 % 3 + " " + -5.5 % 2 + " " + 1e308 * 10);
        System.out.println(0.1 + 0.2);
        System.out.println(0.1f + 0.2f);
        System.out.println((float) 0.1 + " " + (double) 0.1f + " " + 100.0 / 3 + " " + 1e7 + " " + 1.0e-5 + " " + 123456789.0f);
        System.out.println((0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (Double.NaN == Double.NaN)
            + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.compare(0.0, -0.0));
        System.out.println((int) Double.NaN + " " + (int) 1e20 + " " + (long) -1e30 + " " + (short) 1e6 + " " + (int) 'x');
        System.out.println(5 / 2 * 2.0 + " " + 5 / 2.0 * 2 + " " + (1 + 2 + "3" + 4 + 5) + " " + ('a' + 1 + "b"));
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.rint(2.5));
        try {
            System.out.println(1 / (args.length));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(Math.addExact(Integer.MAX_VALUE, 1));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1L % (long) args.length);
        } catch (ArithmeticException e) {
            System.out.println(e);
        }
        System.out.println(1.0 % args.length);
    }
}
