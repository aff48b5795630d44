// covers: Integer and Long methods, bit operations, radixes, unsigned arithmetic
public class Main {
    static int countBits(int n) {
        int count = 0;
        while (n != 0) {
            n &= n - 1;
            count++;
        }
        return count;
    }

    static boolean isPowerOfTwo(int n) {
        return n > 0 && (n & (n - 1)) == 0;
    }

    static int reverseBits(int n) {
        int out = 0;
        for (int i = 0; i < 32; i++) {
            out = (out << 1) | (n & 1);
            n >>>= 1;
        }
        return out;
    }

    static String gray(int n, int bits) {
        String text = Integer.toBinaryString(n ^ (n >> 1));
        return "0".repeat(bits - text.length()) + text;
    }

    static void parse(String text, int radix) {
        try {
            System.out.println(Integer.parseInt(text, radix));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 37, 255, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            System.out.println(n + " " + Integer.toBinaryString(n) + " " + Integer.toHexString(n) + " " + Integer.toOctalString(n)
                    + " " + Integer.bitCount(n) + (countBits(n) == Integer.bitCount(n) ? " same" : " different")
                    + " " + Integer.numberOfLeadingZeros(n) + " " + Integer.numberOfTrailingZeros(n)
                    + " " + Integer.highestOneBit(n) + " " + Integer.lowestOneBit(n)
                    + " " + Integer.reverse(n) + (reverseBits(n) == Integer.reverse(n) ? "" : " different")
                    + " " + Integer.reverseBytes(n) + " " + Integer.signum(n) + " " + isPowerOfTwo(n));
        }
        System.out.println(Integer.toString(255, 16) + " " + Integer.toString(-255, 2) + " " + Integer.toString(35, 36) + " " + Long.toString(1L << 40, 32));
        parse("ff", 16);
        parse("-1010", 2);
        parse("zz", 36);
        parse("12", 2);
        parse("", 10);
        parse("2147483648", 10);
        parse("+7", 10);
        parse(" 7", 10);
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-010") + " " + Integer.decode("#ff") + " " + Integer.valueOf("12") + " " + Integer.parseUnsignedInt("4294967295"));
        System.out.println(Integer.toUnsignedString(-1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedLong(-2));
        System.out.println(Integer.rotateLeft(0x12345678, 8) + " " + Integer.rotateRight(1, 1) + " " + Long.rotateLeft(1L, 65));
        System.out.println(Long.bitCount(-1L) + " " + Long.numberOfTrailingZeros(1L << 40) + " " + Long.toBinaryString(5L) + " " + Long.toHexString(-1L) + " " + Long.highestOneBit(1000L));
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.MAX_VALUE + " " + Long.hashCode(1L << 32) + " " + Long.compare(1, 2));
        System.out.println((1 << 33) + " " + (1L << 33) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + (5 & 3) + " " + (5 | 3) + " " + (5 ^ 3) + " " + ~5);
        System.out.println((byte) 200 + " " + (short) 70000 + " " + (int) 3.99e10 + " " + (char) 97 + " " + (int) 'z' + " " + (byte) 0xff);
        for (int i = 0; i < 8; i++) {
            System.out.print(gray(i, 3) + (i < 7 ? " " : "\n"));
        }
        int flags = 0;
        final int read = 1, write = 1 << 1, execute = 1 << 2;
        flags |= read | execute;
        System.out.println(((flags & read) != 0) + " " + ((flags & write) != 0) + " " + (flags & ~read) + " " + (flags ^ execute));
        int a = 5, b = 9;
        a ^= b;
        b ^= a;
        a ^= b;
        System.out.println(a + " " + b);
        int lonely = 0;
        for (int n : new int[] {4, 1, 2, 1, 2}) {
            lonely ^= n;
        }
        System.out.println("lonely " + lonely);
        System.out.println(Integer.MAX_VALUE + 1 + " " + Math.abs(Integer.MIN_VALUE) + " " + Integer.MIN_VALUE / -1 + " " + (Integer.MAX_VALUE * 2L));
        System.out.println(Integer.max(3, 4) + Integer.min(3, 4) + Integer.sum(1, 2) + " " + Integer.compare(5, 3) + " " + Integer.valueOf(7).compareTo(9) + " " + Integer.valueOf(7).equals(7) + " " + Integer.valueOf(65).hashCode());
        System.out.println(Short.MAX_VALUE + " " + Byte.MIN_VALUE + " " + Short.parseShort("-5") + " " + Byte.parseByte("12") + " " + Byte.toUnsignedInt((byte) -1) + " " + (int) Character.MAX_VALUE);
        try {
            Byte.parseByte("200");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseLong("12L");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
