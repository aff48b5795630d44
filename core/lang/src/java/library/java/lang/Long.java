package java.lang;

/** The box of a long, and what can be done with long values. */
@Native("i64")
public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    @Intrinsic("box")
    public Long(long value) {
    }

    @Intrinsic("unbox")
    private native long value();

    @Intrinsic("box")
    public static native Long valueOf(long value);

    @Intrinsic("number_text")
    public static native String toString(long value);

    public int intValue() {
        return (int) value();
    }

    public long longValue() {
        return value();
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
        return other instanceof Long && ((Long) other).value() == value();
    }

    public int hashCode() {
        return hashCode(value());
    }

    public int compareTo(Long other) {
        return compare(value(), other.value());
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int signum(long value) {
        return value < 0 ? -1 : value == 0 ? 0 : 1;
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    @Intrinsic("number_text")
    private static native String inRadix(long value, int radix);

    @Intrinsic("number_text_unsigned")
    private static native String unsignedInRadix(long value, int radix);

    public static String toString(long value, int radix) {
        return inRadix(value, radix < 2 || radix > 36 ? 10 : radix);
    }

    public static String toBinaryString(long value) {
        return unsignedInRadix(value, 2);
    }

    public static String toOctalString(long value) {
        return unsignedInRadix(value, 8);
    }

    public static String toHexString(long value) {
        return unsignedInRadix(value, 16);
    }

    public static String toUnsignedString(long value) {
        return unsignedInRadix(value, 10);
    }

    public static long parseLong(String text) {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) {
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
        long limit = isNegative ? MIN_VALUE : -MAX_VALUE;
        long least = limit / radix;
        long result = 0;
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

    public static Long valueOf(String text) {
        return parseLong(text, 10);
    }

    public static Long valueOf(String text, int radix) {
        return parseLong(text, radix);
    }

    public static Long decode(String text) {
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
        return parseLong(isNegative ? "-" + digits : digits, radix);
    }

    public static int bitCount(long value) {
        int count = 0;
        while (value != 0) {
            value &= value - 1;
            count++;
        }
        return count;
    }

    public static int numberOfLeadingZeros(long value) {
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

    public static int numberOfTrailingZeros(long value) {
        return value == 0 ? SIZE : SIZE - 1 - numberOfLeadingZeros(value & -value);
    }

    public static long highestOneBit(long value) {
        return value == 0 ? 0 : MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static long rotateLeft(long value, int count) {
        return value << count | value >>> -count;
    }

    public static long rotateRight(long value, int count) {
        return value >>> count | value << -count;
    }

    public static long reverse(long value) {
        long out = 0;
        for (int i = 0; i < SIZE; i++) {
            out = out << 1 | value & 1;
            value >>>= 1;
        }
        return out;
    }

    public static long reverseBytes(long value) {
        long out = 0;
        for (int i = 0; i < BYTES; i++) {
            out = out << 8 | value & 255;
            value >>>= 8;
        }
        return out;
    }

    public static long divideUnsigned(long a, long b) {
        if (b < 0) {
            return compareUnsigned(a, b) < 0 ? 0 : 1;
        }
        if (a >= 0) {
            return a / b;
        }
        long quotient = (a >>> 1) / b << 1;
        return compareUnsigned(a - quotient * b, b) >= 0 ? quotient + 1 : quotient;
    }

    public static long remainderUnsigned(long a, long b) {
        return a - divideUnsigned(a, b) * b;
    }

    public static long parseUnsignedLong(String text) {
        return parseUnsignedLong(text, 10);
    }

    public static long parseUnsignedLong(String text, int radix) {
        java.math.BigInteger value = new java.math.BigInteger(text, radix);
        if (value.signum() < 0 || value.bitLength() > 64) {
            throw new NumberFormatException(
                    "String value " + text + " exceeds range of unsigned long.");
        }
        return value.longValue();
    }
}
