package java.util;

import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What can be done with arrays. */
public final class Arrays {
    private Arrays() {
    }

    /** A copy that can hold anything. */
    static Object[] objects(Object[] array) {
        Object[] out = new Object[array.length];
        System.arraycopy(array, 0, out, 0, array.length);
        return out;
    }

    private static void checkRange(int length, int start, int end) {
        if (start > end) {
            throw new IllegalArgumentException("fromIndex(" + start + ") > toIndex(" + end + ")");
        }
        if (start < 0) {
            throw new ArrayIndexOutOfBoundsException(start);
        }
        if (end > length) {
            throw new ArrayIndexOutOfBoundsException(end);
        }
    }

    private static void checkCopy(int length, int start, int end) {
        if (start > end) {
            throw new IllegalArgumentException(start + " > " + end);
        }
        if (start < 0 || start > length) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }

    private static void checkLength(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
    }

    @Intrinsic("array_copy_of")
    private static native int[] copy(int[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(int[] array, int start, int end, int value);

    @Intrinsic("array_sort")
    private static native void sortRange(int[] array, int start, int end);

    public static int[] copyOf(int[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static int[] copyOfRange(int[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(int[] array, int value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(int[] array, int start, int end, int value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(int[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(int[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (int element : array) {
            hash = 31 * hash + Integer.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(int[] a, int[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static void sort(int[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(int[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(int[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(int[] array, int key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(int[] array, int start, int end, int key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Integer.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static IntStream stream(int[] array) {
        return IntStream.of(array);
    }

    public static IntStream stream(int[] array, int start, int end) {
        return IntStream.of(copyOfRange(array, start, end));
    }

    public static void setAll(int[] array, java.util.function.IntUnaryOperator function) {
        for (int i = 0; i < array.length; i++) {
            array[i] = function.applyAsInt(i);
        }
    }

    @Intrinsic("array_copy_of")
    private static native long[] copy(long[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(long[] array, int start, int end, long value);

    @Intrinsic("array_sort")
    private static native void sortRange(long[] array, int start, int end);

    public static long[] copyOf(long[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static long[] copyOfRange(long[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(long[] array, long value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(long[] array, int start, int end, long value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(long[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(long[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (long element : array) {
            hash = 31 * hash + Long.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(long[] a, long[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static void sort(long[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(long[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(long[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(long[] array, long key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(long[] array, int start, int end, long key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Long.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static LongStream stream(long[] array) {
        return LongStream.of(array);
    }

    public static LongStream stream(long[] array, int start, int end) {
        return LongStream.of(copyOfRange(array, start, end));
    }

    public static void setAll(long[] array, java.util.function.IntToLongFunction function) {
        for (int i = 0; i < array.length; i++) {
            array[i] = function.applyAsLong(i);
        }
    }

    @Intrinsic("array_copy_of")
    private static native double[] copy(double[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(double[] array, int start, int end, double value);

    @Intrinsic("array_sort")
    private static native void sortRange(double[] array, int start, int end);

    public static double[] copyOf(double[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static double[] copyOfRange(double[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(double[] array, double value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(double[] array, int start, int end, double value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(double[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(double[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (double element : array) {
            hash = 31 * hash + Double.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(double[] a, double[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Double.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static void sort(double[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(double[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(double[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(double[] array, double key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(double[] array, int start, int end, double key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Double.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    public static DoubleStream stream(double[] array) {
        return DoubleStream.of(array);
    }

    public static DoubleStream stream(double[] array, int start, int end) {
        return DoubleStream.of(copyOfRange(array, start, end));
    }

    public static void setAll(double[] array, java.util.function.IntToDoubleFunction function) {
        for (int i = 0; i < array.length; i++) {
            array[i] = function.applyAsDouble(i);
        }
    }

    @Intrinsic("array_copy_of")
    private static native float[] copy(float[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(float[] array, int start, int end, float value);

    @Intrinsic("array_sort")
    private static native void sortRange(float[] array, int start, int end);

    public static float[] copyOf(float[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static float[] copyOfRange(float[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(float[] array, float value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(float[] array, int start, int end, float value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(float[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(float[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (float element : array) {
            hash = 31 * hash + Float.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(float[] a, float[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (Float.compare(a[i], b[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static void sort(float[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(float[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(float[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(float[] array, float key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(float[] array, int start, int end, float key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Float.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    @Intrinsic("array_copy_of")
    private static native char[] copy(char[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(char[] array, int start, int end, char value);

    @Intrinsic("array_sort")
    private static native void sortRange(char[] array, int start, int end);

    public static char[] copyOf(char[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static char[] copyOfRange(char[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(char[] array, char value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(char[] array, int start, int end, char value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(char[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(char[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (char element : array) {
            hash = 31 * hash + Character.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(char[] a, char[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static void sort(char[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(char[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(char[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(char[] array, char key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(char[] array, int start, int end, char key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Character.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    @Intrinsic("array_copy_of")
    private static native short[] copy(short[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(short[] array, int start, int end, short value);

    @Intrinsic("array_sort")
    private static native void sortRange(short[] array, int start, int end);

    public static short[] copyOf(short[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static short[] copyOfRange(short[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(short[] array, short value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(short[] array, int start, int end, short value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(short[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(short[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (short element : array) {
            hash = 31 * hash + Short.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(short[] a, short[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static void sort(short[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(short[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(short[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(short[] array, short key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(short[] array, int start, int end, short key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Short.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    @Intrinsic("array_copy_of")
    private static native byte[] copy(byte[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(byte[] array, int start, int end, byte value);

    @Intrinsic("array_sort")
    private static native void sortRange(byte[] array, int start, int end);

    public static byte[] copyOf(byte[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static byte[] copyOfRange(byte[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(byte[] array, byte value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(byte[] array, int start, int end, byte value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(byte[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(byte[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (byte element : array) {
            hash = 31 * hash + Byte.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    public static void sort(byte[] array) {
        sortRange(array, 0, array.length);
    }

    public static void sort(byte[] array, int start, int end) {
        checkRange(array.length, start, end);
        sortRange(array, start, end);
    }

    public static void parallelSort(byte[] array) {
        sortRange(array, 0, array.length);
    }

    public static int binarySearch(byte[] array, byte key) {
        return binarySearch(array, 0, array.length, key);
    }

    public static int binarySearch(byte[] array, int start, int end, byte key) {
        checkRange(array.length, start, end);
        int low = start;
        int high = end - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Byte.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -(low + 1);
    }

    @Intrinsic("array_copy_of")
    private static native boolean[] copy(boolean[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(boolean[] array, int start, int end, boolean value);

    public static boolean[] copyOf(boolean[] array, int length) {
        checkLength(length);
        return copy(array, 0, length);
    }

    public static boolean[] copyOfRange(boolean[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return copy(array, start, end);
    }

    public static void fill(boolean[] array, boolean value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(boolean[] array, int start, int end, boolean value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(boolean[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(boolean[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (boolean element : array) {
            hash = 31 * hash + Boolean.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(boolean[] a, boolean[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    @Intrinsic("array_copy_of")
    private static native Object[] copy(Object[] array, int start, int end);

    @Intrinsic("array_fill")
    private static native void fillRange(Object[] array, int start, int end, Object value);

    public static <T> T[] copyOf(T[] array, int length) {
        checkLength(length);
        return (T[]) copy(array, 0, length);
    }

    public static <T> T[] copyOfRange(T[] array, int start, int end) {
        checkCopy(array.length, start, end);
        return (T[]) copy(array, start, end);
    }

    public static void fill(Object[] array, Object value) {
        fillRange(array, 0, array.length, value);
    }

    public static void fill(Object[] array, int start, int end, Object value) {
        checkRange(array.length, start, end);
        fillRange(array, start, end, value);
    }

    public static String toString(Object[] array) {
        if (array == null) {
            return "null";
        }
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < array.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(array[i]);
        }
        return out.append(']').toString();
    }

    public static int hashCode(Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : array) {
            hash = 31 * hash + Objects.hashCode(element);
        }
        return hash;
    }

    public static boolean equals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    @Intrinsic("array_copy_of")
    private static native Object[] copyAs(Object[] array, int start, int end, Class<?> type);

    public static <T, U> T[] copyOf(U[] array, int length, Class<? extends T[]> type) {
        checkLength(length);
        return (T[]) copyAs(array, 0, length, type);
    }

    public static <T, U> T[] copyOfRange(U[] array, int start, int end, Class<? extends T[]> type) {
        checkCopy(array.length, start, end);
        return (T[]) copyAs(array, start, end, type);
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> function) {
        for (int i = 0; i < array.length; i++) {
            array[i] = function.apply(i);
        }
    }

    public static <T> List<T> asList(T... elements) {
        return new ArrayAsList<>(elements);
    }

    public static <T> Stream<T> stream(T[] array) {
        return Stream.of(array);
    }

    public static <T> Stream<T> stream(T[] array, int start, int end) {
        return Stream.of(copyOfRange(array, start, end));
    }

    public static void sort(Object[] array) {
        sort(array, 0, array.length, null);
    }

    public static void sort(Object[] array, int start, int end) {
        sort(array, start, end, null);
    }

    public static <T> void sort(T[] array, Comparator<? super T> order) {
        sort(array, 0, array.length, order);
    }

    /** A stable merge sort: short runs by binary insertion, then merged in pairs. */
    public static <T> void sort(T[] array, int start, int end, Comparator<? super T> order) {
        checkRange(array.length, start, end);
        Comparator<Object> by = (Comparator) (order == null ? Collections.NATURAL : order);
        int run = 16;
        for (int i = start; i < end; i += run) {
            insertionSort(array, i, Math.min(i + run, end), by);
        }
        Object[] from = array;
        Object[] to = run < end - start ? new Object[array.length] : null;
        for (int width = run; width < end - start; width *= 2) {
            for (int i = start; i < end; i += 2 * width) {
                merge(from, to, i, Math.min(i + width, end), Math.min(i + 2 * width, end), by);
            }
            Object[] other = from;
            from = to;
            to = other;
        }
        if (from != array) {
            System.arraycopy(from, start, array, start, end - start);
        }
    }

    private static void insertionSort(Object[] array, int start, int end, Comparator<Object> order) {
        for (int i = start + 1; i < end; i++) {
            Object element = array[i];
            if (order.compare(element, array[i - 1]) >= 0) {
                continue;
            }
            int low = start;
            int high = i - 1;
            while (low < high) {
                int middle = low + high >>> 1;
                if (order.compare(element, array[middle]) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            System.arraycopy(array, low, array, low + 1, i - low);
            array[low] = element;
        }
    }

    private static void merge(
            Object[] from, Object[] to, int start, int middle, int end, Comparator<Object> order) {
        if (middle >= end || order.compare(from[middle - 1], from[middle]) <= 0) {
            System.arraycopy(from, start, to, start, end - start);
            return;
        }
        int left = start;
        int right = middle;
        for (int i = start; i < end; i++) {
            if (right >= end || left < middle && order.compare(from[right], from[left]) >= 0) {
                to[i] = from[left++];
            } else {
                to[i] = from[right++];
            }
        }
    }

    public static int binarySearch(Object[] array, Object key) {
        return Collections.binarySearch((List) asList(array), key);
    }

    public static <T> int binarySearch(T[] array, T key, Comparator<? super T> order) {
        return Collections.binarySearch(asList(array), key, order);
    }

    public static int deepHashCode(Object[] array) {
        if (array == null) {
            return 0;
        }
        int hash = 1;
        for (Object element : array) {
            int own;
            if (element instanceof Object[]) {
                own = deepHashCode((Object[]) element);
            } else if (element instanceof int[]) {
                own = hashCode((int[]) element);
            } else if (element instanceof long[]) {
                own = hashCode((long[]) element);
            } else if (element instanceof double[]) {
                own = hashCode((double[]) element);
            } else if (element instanceof float[]) {
                own = hashCode((float[]) element);
            } else if (element instanceof char[]) {
                own = hashCode((char[]) element);
            } else if (element instanceof short[]) {
                own = hashCode((short[]) element);
            } else if (element instanceof byte[]) {
                own = hashCode((byte[]) element);
            } else if (element instanceof boolean[]) {
                own = hashCode((boolean[]) element);
            } else {
                own = Objects.hashCode(element);
            }
            hash = 31 * hash + own;
        }
        return hash;
    }

    public static boolean deepEquals(Object[] a, Object[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (!deepEqualElements(a[i], b[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean deepEqualElements(Object a, Object b) {
        if (a instanceof Object[] && b instanceof Object[]) {
            return deepEquals((Object[]) a, (Object[]) b);
        }
        if (a instanceof int[] && b instanceof int[]) {
            return equals((int[]) a, (int[]) b);
        }
        if (a instanceof long[] && b instanceof long[]) {
            return equals((long[]) a, (long[]) b);
        }
        if (a instanceof double[] && b instanceof double[]) {
            return equals((double[]) a, (double[]) b);
        }
        if (a instanceof float[] && b instanceof float[]) {
            return equals((float[]) a, (float[]) b);
        }
        if (a instanceof char[] && b instanceof char[]) {
            return equals((char[]) a, (char[]) b);
        }
        if (a instanceof short[] && b instanceof short[]) {
            return equals((short[]) a, (short[]) b);
        }
        if (a instanceof byte[] && b instanceof byte[]) {
            return equals((byte[]) a, (byte[]) b);
        }
        if (a instanceof boolean[] && b instanceof boolean[]) {
            return equals((boolean[]) a, (boolean[]) b);
        }
        return Objects.equals(a, b);
    }

    public static String deepToString(Object[] array) {
        if (array == null) {
            return "null";
        }
        StringJoiner out = new StringJoiner(", ", "[", "]");
        for (Object element : array) {
            out.add(element == array ? "[...]" : deepElement(element));
        }
        return out.toString();
    }

    private static String deepElement(Object element) {
        if (element instanceof Object[]) {
            return deepToString((Object[]) element);
        }
        if (element instanceof int[]) {
            return toString((int[]) element);
        }
        if (element instanceof long[]) {
            return toString((long[]) element);
        }
        if (element instanceof double[]) {
            return toString((double[]) element);
        }
        if (element instanceof float[]) {
            return toString((float[]) element);
        }
        if (element instanceof char[]) {
            return toString((char[]) element);
        }
        if (element instanceof short[]) {
            return toString((short[]) element);
        }
        if (element instanceof byte[]) {
            return toString((byte[]) element);
        }
        if (element instanceof boolean[]) {
            return toString((boolean[]) element);
        }
        return String.valueOf(element);
    }

    public static int mismatch(int[] a, int[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static int mismatch(long[] a, long[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static int mismatch(char[] a, char[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static int mismatch(byte[] a, byte[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (a[i] != b[i]) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static int mismatch(double[] a, double[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (Double.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static int mismatch(Object[] a, Object[] b) {
        int count = Math.min(a.length, b.length);
        for (int i = 0; i < count; i++) {
            if (!Objects.equals(a[i], b[i])) {
                return i;
            }
        }
        return a.length == b.length ? -1 : count;
    }

    public static boolean equals(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        return equals(copyOfRange(a, aFrom, aTo), copyOfRange(b, bFrom, bTo));
    }

    public static boolean equals(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        return equals(copyOfRange(a, aFrom, aTo), copyOfRange(b, bFrom, bTo));
    }

    public static boolean equals(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        return equals(copyOfRange(a, aFrom, aTo), copyOfRange(b, bFrom, bTo));
    }

    public static boolean equals(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        return equals(copyOfRange(a, aFrom, aTo), copyOfRange(b, bFrom, bTo));
    }

    public static boolean equals(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        return equals(copyOfRange(a, aFrom, aTo), copyOfRange(b, bFrom, bTo));
    }

    public static void parallelPrefix(int[] array, java.util.function.IntBinaryOperator function) {
        for (int i = 1; i < array.length; i++) {
            array[i] = function.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(long[] array, java.util.function.LongBinaryOperator function) {
        for (int i = 1; i < array.length; i++) {
            array[i] = function.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(double[] array, java.util.function.DoubleBinaryOperator function) {
        for (int i = 1; i < array.length; i++) {
            array[i] = function.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static <T> void parallelPrefix(T[] array, java.util.function.BinaryOperator<T> function) {
        for (int i = 1; i < array.length; i++) {
            array[i] = function.apply(array[i - 1], array[i]);
        }
    }

    public static void parallelSort(int[] array) {
        sort(array);
    }

    public static void parallelSort(long[] array) {
        sort(array);
    }

    public static void parallelSort(double[] array) {
        sort(array);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] array) {
        sort(array);
    }

    public static <T> void parallelSort(T[] array, Comparator<? super T> order) {
        sort(array, order);
    }

    public static int compare(int[] a, int[] b) {
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Integer.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int compare(long[] a, long[] b) {
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Long.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int compare(char[] a, char[] b) {
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Character.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int compare(double[] a, double[] b) {
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Double.compare(a[at], b[at]) : a.length - b.length;
    }

    public static int compare(byte[] a, byte[] b) {
        int at = mismatch(a, b);
        return at >= 0 && at < Math.min(a.length, b.length) ? Byte.compare(a[at], b[at]) : a.length - b.length;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        for (int i = 0; i < a.length && i < b.length; i++) {
            int order = a[i].compareTo(b[i]);
            if (order != 0) {
                return order;
            }
        }
        return a.length - b.length;
    }
}
