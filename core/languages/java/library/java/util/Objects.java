package java.util;

import java.util.function.Supplier;

public final class Objects {
    private Objects() {
    }

    public static boolean equals(Object a, Object b) {
        return a == b || a != null && a.equals(b);
    }

    public static boolean deepEquals(Object a, Object b) {
        return a == b || a != null && b != null && Arrays.deepEquals(new Object[] {a}, new Object[] {b});
    }

    public static int hashCode(Object value) {
        return value == null ? 0 : value.hashCode();
    }

    public static int hash(Object... values) {
        return Arrays.hashCode(values);
    }

    public static String toString(Object value) {
        return String.valueOf(value);
    }

    public static String toString(Object value, String other) {
        return value == null ? other : value.toString();
    }

    public static <T> int compare(T a, T b, Comparator<? super T> order) {
        return a == b ? 0 : order.compare(a, b);
    }

    public static boolean isNull(Object value) {
        return value == null;
    }

    public static boolean nonNull(Object value) {
        return value != null;
    }

    public static <T> T requireNonNull(T value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return value;
    }

    public static <T> T requireNonNull(T value, String message) {
        if (value == null) {
            throw new NullPointerException(message);
        }
        return value;
    }

    public static <T> T requireNonNull(T value, Supplier<String> message) {
        if (value == null) {
            throw new NullPointerException(message == null ? null : message.get());
        }
        return value;
    }

    public static <T> T requireNonNullElse(T value, T other) {
        return value != null ? value : requireNonNull(other, "defaultObj");
    }

    public static <T> T requireNonNullElseGet(T value, Supplier<? extends T> other) {
        return value != null ? value : requireNonNull(other.get(), "supplier.get()");
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    public static int checkFromIndexSize(int start, int size, int length) {
        if (start < 0 || size < 0 || size > length - start) {
            throw new IndexOutOfBoundsException(
                    "Range [" + start + ", " + start + " + " + size + ") out of bounds for length " + length);
        }
        return start;
    }

    public static int checkFromToIndex(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException(
                    "Range [" + start + ", " + end + ") out of bounds for length " + length);
        }
        return start;
    }
}
