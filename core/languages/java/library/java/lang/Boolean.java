package java.lang;

/** The box of a truth value. */
@Native("bool")
public final class Boolean implements Comparable<Boolean>, java.io.Serializable {
    public static final Class<Boolean> TYPE = boolean.class;
    public static final Boolean TRUE = true;
    public static final Boolean FALSE = false;

    @Intrinsic("box")
    public Boolean(boolean value) {
    }

    @Intrinsic("unbox")
    public native boolean booleanValue();

    @Intrinsic("box")
    public static native Boolean valueOf(boolean value);

    public static Boolean valueOf(String text) {
        return parseBoolean(text);
    }

    public static boolean parseBoolean(String text) {
        return "true".equalsIgnoreCase(text);
    }

    @Intrinsic("number_text")
    public static native String toString(boolean value);

    public String toString() {
        return toString(booleanValue());
    }

    public boolean equals(Object other) {
        return other instanceof Boolean && ((Boolean) other).booleanValue() == booleanValue();
    }

    public int hashCode() {
        return hashCode(booleanValue());
    }

    public static int hashCode(boolean value) {
        return value ? 1231 : 1237;
    }

    public int compareTo(Boolean other) {
        return compare(booleanValue(), other.booleanValue());
    }

    public static int compare(boolean a, boolean b) {
        return a == b ? 0 : a ? 1 : -1;
    }

    public static boolean logicalAnd(boolean a, boolean b) {
        return a & b;
    }

    public static boolean logicalOr(boolean a, boolean b) {
        return a | b;
    }

    public static boolean logicalXor(boolean a, boolean b) {
        return a ^ b;
    }
}
