package java.lang;

/** The box of an int, and what can be done with int values. */
@Native("i32")
public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    @Intrinsic("box")
    public Integer(int value) {
    }

    @Intrinsic("unbox")
    private native int value();

    @Intrinsic("box")
    public static native Integer valueOf(int value);

    @Intrinsic("number_text")
    public static native String toString(int value);

    public int intValue() {
        return value();
    }

    public long longValue() {
        return (long) value();
    }

    public float floatValue() {
        return (float) value();
    }

    public double doubleValue() {
        return (double) value();
    }

    public byte byteValue() {
        return (byte) value();
    }

    public short shortValue() {
        return (short) value();
    }

    public String toString() {
        return toString(value());
    }

    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value() == value();
    }

    public int hashCode() {
        return hashCode(value());
    }

    public int compareTo(Integer other) {
        return compare(value(), other.value());
    }

    public static int hashCode(int value) {
        return value;
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int signum(int value) {
        return value < 0 ? -1 : value == 0 ? 0 : 1;
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    @Intrinsic("number_text")
    private static native String inRadix(int value, int radix);

    @Intrinsic("number_text_unsigned")
    private static native String unsignedInRadix(int value, int radix);

    public static String toString(int value, int radix) {
        return inRadix(value, radix < 2 || radix > 36 ? 10 : radix);
    }

    public static String toBinaryString(int value) {
        return unsignedInRadix(value, 2);
    }

    public static String toOctalString(int value) {
        return unsignedInRadix(value, 8);
    }

    public static String toHexString(int value) {
        return unsignedInRadix(value, 16);
    }

    public static String toUnsignedString(int value) {
        return unsignedInRadix(value, 10);
    }

    public static int parseInt(String text) {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
        int count = text.length();
        if (count == 0) {
            throw NumberFormatException.forInput(text, radix);
        }
        char first = text.charAt(0);
        boolean isNegative = first == '-';
        int at = isNegative || first == '+' ? 1 : 0;
        if (at == count) {
            throw NumberFormatException.forInput(text, radix);
        }
        int limit = isNegative ? MIN_VALUE : -MAX_VALUE;
        int least = limit / radix;
        int result = 0;
        while (at < count) {
            int digit = Character.digit(text.charAt(at++), radix);
            if (digit < 0 || result < least) {
                throw NumberFormatException.forInput(text, radix);
            }
            result *= radix;
            if (result < limit + digit) {
                throw NumberFormatException.forInput(text, radix);
            }
            result -= digit;
        }
        return isNegative ? result : -result;
    }

    public static Integer valueOf(String text) {
        return parseInt(text, 10);
    }

    public static Integer valueOf(String text, int radix) {
        return parseInt(text, radix);
    }

    public static Integer decode(String text) {
        int at = 0;
        boolean isNegative = text.startsWith("-");
        if (isNegative || text.startsWith("+")) {
            at = 1;
        }
        int radix = 10;
        if (text.startsWith("0x", at) || text.startsWith("0X", at)) {
            radix = 16;
            at += 2;
        } else if (text.startsWith("#", at)) {
            radix = 16;
            at++;
        } else if (text.startsWith("0", at) && text.length() > at + 1) {
            radix = 8;
            at++;
        }
        String digits = text.substring(at);
        return parseInt(isNegative ? "-" + digits : digits, radix);
    }

    public static int bitCount(int value) {
        int count = 0;
        while (value != 0) {
            value &= value - 1;
            count++;
        }
        return count;
    }

    public static int numberOfLeadingZeros(int value) {
        if (value <= 0) {
            return value == 0 ? SIZE : 0;
        }
        int count = SIZE - 1;
        for (int step = SIZE / 2; step > 0; step >>= 1) {
            if (value >>> step != 0) {
                value >>>= step;
                count -= step;
            }
        }
        return count;
    }

    public static int numberOfTrailingZeros(int value) {
        return value == 0 ? SIZE : SIZE - 1 - numberOfLeadingZeros(value & -value);
    }

    public static int highestOneBit(int value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int rotateLeft(int value, int count) {
        return value << count | value >>> -count;
    }

    public static int rotateRight(int value, int count) {
        return value >>> count | value << -count;
    }

    public static int reverse(int value) {
        int out = 0;
        for (int i = 0; i < SIZE; i++) {
            out = out << 1 | value & 1;
            value >>>= 1;
        }
        return out;
    }

    public static int reverseBytes(int value) {
        int out = 0;
        for (int i = 0; i < BYTES; i++) {
            out = out << 8 | value & 255;
            value >>>= 8;
        }
        return out;
    }

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static int divideUnsigned(int a, int b) {
        return (int) (toUnsignedLong(a) / toUnsignedLong(b));
    }

    public static int remainderUnsigned(int a, int b) {
        return (int) (toUnsignedLong(a) % toUnsignedLong(b));
    }

    public static int parseUnsignedInt(String text) {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) {
        long value = Long.parseLong(text, radix);
        if (value < 0 || value > 0xffffffffL) {
            throw NumberFormatException.forInput(text, radix);
        }
        return (int) value;
    }
}
