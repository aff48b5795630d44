package java.lang;

/** The box of a float. */
@Native("f32")
public final class Float extends Number implements Comparable<Float> {
    public static final float POSITIVE_INFINITY = 1.0f / 0.0f;
    public static final float NEGATIVE_INFINITY = -1.0f / 0.0f;
    public static final float NaN = 0.0f / 0.0f;
    public static final float MAX_VALUE = 3.4028235E38f;
    public static final float MIN_VALUE = 1.4E-45f;
    public static final float MIN_NORMAL = 1.17549435E-38f;
    public static final int MAX_EXPONENT = 127;
    public static final int MIN_EXPONENT = -126;
    public static final int SIZE = 32;
    public static final int BYTES = 4;

    @Intrinsic("box")
    public Float(float value) {
    }

    @Intrinsic("unbox")
    private native float value();

    @Intrinsic("box")
    public static native Float valueOf(float value);

    @Intrinsic("number_text")
    public static native String toString(float value);

    public int intValue() {
        return (int) value();
    }

    public long longValue() {
        return (long) value();
    }

    public float floatValue() {
        return value();
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
        return other instanceof Float && same(((Float) other).value(), value());
    }

    public int hashCode() {
        return hashCode(value());
    }

    public int compareTo(Float other) {
        return compare(value(), other.value());
    }

    private static boolean same(float a, float b) {
        return floatToIntBits(a) == floatToIntBits(b);
    }

    @Intrinsic("float_bits")
    public static native int floatToRawIntBits(float value);

    @Intrinsic("float_from_bits")
    public static native float intBitsToFloat(int bits);

    public static int floatToIntBits(float value) {
        return value == value ? floatToRawIntBits(value) : 0x7fc00000;
    }

    public static int hashCode(float value) {
        return floatToIntBits(value);
    }

    public static int compare(float a, float b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        return Integer.compare(floatToIntBits(a), floatToIntBits(b));
    }

    public static boolean isNaN(float value) {
        return value != value;
    }

    public static boolean isInfinite(float value) {
        return value == POSITIVE_INFINITY || value == NEGATIVE_INFINITY;
    }

    public static boolean isFinite(float value) {
        return value - value == 0;
    }

    public boolean isNaN() {
        return isNaN(value());
    }

    public boolean isInfinite() {
        return isInfinite(value());
    }

    public static float sum(float a, float b) {
        return a + b;
    }

    public static float max(float a, float b) {
        return Math.max(a, b);
    }

    public static float min(float a, float b) {
        return Math.min(a, b);
    }

    @Intrinsic("float_hex_text")
    public static native String toHexString(float value);

    @Intrinsic("float_of_text")
    private static native float ofText(String text);

    @Intrinsic("text_is_float")
    private static native boolean isNumber(String text);

    public static float parseFloat(String text) {
        String digits = text.trim();
        if (!isNumber(digits)) {
            throw NumberFormatException.forFloat(text, digits);
        }
        return ofText(digits);
    }

    public static Float valueOf(String text) {
        return parseFloat(text);
    }
}
