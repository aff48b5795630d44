package java.lang;

/** The box of a double. */
@Native("float")
public final class Double extends Number implements Comparable<Double> {
    public static final double POSITIVE_INFINITY = 1.0 / 0.0;
    public static final double NEGATIVE_INFINITY = -1.0 / 0.0;
    public static final double NaN = 0.0 / 0.0;
    public static final double MAX_VALUE = 1.7976931348623157E308;
    public static final double MIN_VALUE = 4.9E-324;
    public static final double MIN_NORMAL = 2.2250738585072014E-308;
    public static final int MAX_EXPONENT = 1023;
    public static final int MIN_EXPONENT = -1022;
    public static final int SIZE = 64;
    public static final int BYTES = 8;

    @Intrinsic("box")
    public Double(double value) {
    }

    @Intrinsic("unbox")
    private native double value();

    @Intrinsic("box")
    public static native Double valueOf(double value);

    @Intrinsic("number_text")
    public static native String toString(double value);

    public int intValue() {
        return (int) value();
    }

    public long longValue() {
        return (long) value();
    }

    public float floatValue() {
        return (float) value();
    }

    public double doubleValue() {
        return value();
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
        return other instanceof Double && same(((Double) other).value(), value());
    }

    public int hashCode() {
        return hashCode(value());
    }

    public int compareTo(Double other) {
        return compare(value(), other.value());
    }

    private static boolean same(double a, double b) {
        return doubleToLongBits(a) == doubleToLongBits(b);
    }

    @Intrinsic("float_bits")
    public static native long doubleToRawLongBits(double value);

    @Intrinsic("double_from_bits")
    public static native double longBitsToDouble(long bits);

    public static long doubleToLongBits(double value) {
        return value == value ? doubleToRawLongBits(value) : 0x7ff8000000000000L;
    }

    public static int hashCode(double value) {
        return Long.hashCode(doubleToLongBits(value));
    }

    public static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Long.compare(doubleToLongBits(a), doubleToLongBits(b));
    }

    public static boolean isNaN(double value) {
        return value != value;
    }

    public static boolean isInfinite(double value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(double value) {
        return value - value == 0;
    }

    public boolean isNaN() {
        return isNaN(value());
    }

    public boolean isInfinite() {
        return isInfinite(value());
    }

    public static double sum(double a, double b) {
        return a + b;
    }

    public static double max(double a, double b) {
        return Math.max(a, b);
    }

    public static double min(double a, double b) {
        return Math.min(a, b);
    }

    @Intrinsic("float_hex_text")
    public static native String toHexString(double value);

    @Intrinsic("double_of_text")
    private static native double ofText(String text);

    @Intrinsic("text_is_float")
    private static native boolean isNumber(String text);

    public static double parseDouble(String text) {
        String digits = text.trim();
        if (!isNumber(digits)) {
            throw NumberFormatException.forFloat(text, digits);
        }
        return ofText(digits);
    }

    public static Double valueOf(String text) {
        return parseDouble(text);
    }
}
