package java.lang;

/** The box of a short. */
@Native("i16")
public final class Short extends Number implements Comparable<Short> {
    public static final short MIN_VALUE = -32768;
    public static final short MAX_VALUE = 32767;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    @Intrinsic("box")
    public Short(short value) {
    }

    @Intrinsic("unbox")
    private native short value();

    @Intrinsic("box")
    public static native Short valueOf(short value);

    @Intrinsic("number_text")
    public static native String toString(short value);

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
        return (double) value();
    }

    public byte byteValue() {
        return (byte) value();
    }

    public short shortValue() {
        return value();
    }

    public String toString() {
        return toString(value());
    }

    public boolean equals(Object other) {
        return other instanceof Short && ((Short) other).value() == value();
    }

    public int hashCode() {
        return hashCode(value());
    }

    public int compareTo(Short other) {
        return compare(value(), other.value());
    }

    public static int hashCode(short value) {
        return value;
    }

    public static int compare(short a, short b) {
        return a - b;
    }

    public static int toUnsignedInt(short value) {
        return value & 65535;
    }

    public static short parseShort(String text) {
        return parseShort(text, 10);
    }

    public static short parseShort(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (short) value;
    }

    public static Short valueOf(String text) {
        return parseShort(text, 10);
    }

    public static Short valueOf(String text, int radix) {
        return valueOf(parseShort(text, radix));
    }

    public static int compareUnsigned(short a, short b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }

    public static short reverseBytes(short value) {
        return (short) ((value & 0xff) << 8 | value >> 8 & 0xff);
    }

    public static long toUnsignedLong(short value) {
        return value & 0xffffL;
    }
}
