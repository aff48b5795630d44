package java.lang;

/** The box of a byte. */
@Native("i8")
public final class Byte extends Number implements Comparable<Byte> {
    public static final byte MIN_VALUE = -128;
    public static final byte MAX_VALUE = 127;
    public static final int SIZE = 8;
    public static final int BYTES = 1;

    @Intrinsic("box")
    public Byte(byte value) {
    }

    @Intrinsic("unbox")
    private native byte value();

    @Intrinsic("box")
    public static native Byte valueOf(byte value);

    @Intrinsic("number_text")
    public static native String toString(byte value);

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
        return value();
    }

    public short shortValue() {
        return (short) value();
    }

    public String toString() {
        return toString(value());
    }

    public boolean equals(Object other) {
        return other instanceof Byte && ((Byte) other).value() == value();
    }

    public int hashCode() {
        return hashCode(value());
    }

    public int compareTo(Byte other) {
        return compare(value(), other.value());
    }

    public static int hashCode(byte value) {
        return value;
    }

    public static int compare(byte a, byte b) {
        return a - b;
    }

    public static int toUnsignedInt(byte value) {
        return value & 255;
    }

    public static byte parseByte(String text) {
        return parseByte(text, 10);
    }

    public static byte parseByte(String text, int radix) {
        int value = Integer.parseInt(text, radix);
        if (value < MIN_VALUE || value > MAX_VALUE) {
            throw new NumberFormatException("Value out of range. Value:\"" + text + "\" Radix:" + radix);
        }
        return (byte) value;
    }

    public static Byte valueOf(String text) {
        return parseByte(text, 10);
    }

    public static Byte valueOf(String text, int radix) {
        return valueOf(parseByte(text, radix));
    }

    public static int compareUnsigned(byte a, byte b) {
        return toUnsignedInt(a) - toUnsignedInt(b);
    }

    public static long toUnsignedLong(byte value) {
        return value & 0xffL;
    }
}
