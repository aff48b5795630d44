// covers: Integer, Long, Double, Character, Boolean, parsing, caches, comparison
public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (c == 128) + " " + c.compareTo(127) + " " + a.hashCode());
        Long l = 5L;
        System.out.println(l.equals(5) + " " + l.equals(5L) + " " + new Object().equals(null) + " " + l.hashCode() + " " + Long.hashCode(1L << 33));
        System.out.println(Integer.parseInt("-42") + " " + Integer.parseInt("+7") + " " + Integer.parseInt("ff", 16) + " " + Integer.valueOf("12") + " " + Long.parseLong("9999999999") + " " + Integer.decode("0x10"));
        System.out.println(Integer.toString(255, 16) + " " + Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(8) + " " + Long.toBinaryString(5) + " " + Integer.toString(-255, 36));
        System.out.println(Integer.bitCount(255) + " " + Integer.reverse(1) + " " + Integer.highestOneBit(100) + " " + Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8) + " " + Long.bitCount(-1L) + " " + Integer.rotateLeft(1, 33));
        System.out.println(Integer.compare(3, 5) + " " + Integer.signum(-9) + " " + Integer.sum(1, 2) + " " + Integer.max(1, 2) + " " + Integer.MIN_VALUE + " " + Integer.parseUnsignedInt("4294967295") + " " + Integer.toUnsignedString(-1) + " " + Integer.divideUnsigned(-1, 2));
        System.out.println(Double.parseDouble("3.5e2") + " " + Double.valueOf("-0") + " " + Double.parseDouble(" 7 ") + " " + Double.toString(1e100) + " " + Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Float.parseFloat("1.1"));
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + Double.compare(Double.NaN, 1) + " " + Double.hashCode(1.5) + " " + Double.doubleToLongBits(1.0) + " " + Double.valueOf(2.7).intValue() + " " + Double.MIN_VALUE);
        System.out.println(Character.isDigit('7') + " " + Character.isLetter('x') + " " + Character.isLetterOrDigit('_') + " " + Character.isWhitespace('\t') + " " + Character.isUpperCase('a') + " " + Character.toUpperCase('q') + " " + Character.getNumericValue('9') + " " + Character.digit('f', 16) + " " + Character.forDigit(11, 16));
        System.out.println(Character.valueOf('a').compareTo('c') + " " + (char) ('a' + 2) + " " + (int) Character.MAX_VALUE + " " + Character.toString(65) + " " + Character.isLetter('é') + " " + Character.isAlphabetic('ß') + " " + Character.hashCode('A') + " " + Character.isSpaceChar(' '));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.TRUE.hashCode() + " " + Boolean.compare(true, false) + " " + Boolean.logicalXor(true, true) + " " + Boolean.toString(false));
        System.out.println(Byte.MAX_VALUE + " " + Short.MIN_VALUE + " " + Byte.parseByte("-128") + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.parseShort("300") + " " + Long.MAX_VALUE + " " + Float.MIN_VALUE + " " + Long.compare(1, 2) + " " + Long.toHexString(255L));
        String[] bad = {"", "abc", "12x", "99999999999", "-", " 1", "0x10", "1.5"};
        for (String s : bad) {
            attempt(() -> Integer.parseInt(s));
        }
        attempt(() -> Long.parseLong("9223372036854775808"));
        attempt(() -> Double.parseDouble("1,5"));
        attempt(() -> Double.parseDouble(""));
        attempt(() -> Integer.parseInt(null));
        attempt(() -> Byte.parseByte("128"));
        attempt(() -> Integer.parseInt("zz", 36 - 30));
        attempt(() -> Integer.parseInt("12", 99));
        Object[] values = {1, 1L, 1.0, 1f, 'a', true, (short) 3, (byte) 4, "s"};
        for (Object o : values) {
            System.out.print(o.getClass().getSimpleName() + "=" + o + " ");
        }
        System.out.println();
        Number n = 3.99;
        System.out.println(n.intValue() + " " + n.longValue() + " " + n.doubleValue() + " " + ((Object) 5).equals(5) + " " + (Integer) 5 + 'x' + " " + Integer.valueOf(77).byteValue());
        Integer nothing = null;
        try {
            int x = nothing;
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
        int sum = 0;
        for (Integer i = 0; i < 200; i++) sum += i;
        System.out.println(sum);
    }
}
