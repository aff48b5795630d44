package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.io.StandardInput;
import java.util.Map;

public final class System {
    public static PrintStream out = new PrintStream(false);
    public static PrintStream err = new PrintStream(true);
    public static InputStream in = new StandardInput();

    private System() {
    }

    public static void setOut(PrintStream stream) {
        out = stream;
    }

    public static void setErr(PrintStream stream) {
        err = stream;
    }

    public static void setIn(InputStream stream) {
        in = stream;
    }

    @Intrinsic("array_length")
    private static native int lengthOf(Object array);

    @Intrinsic("array_copy")
    private static native void copy(Object source, int from, Object target, int to, int count);

    public static void arraycopy(Object source, int from, Object target, int to, int count) {
        if (source == null || target == null) {
            throw new NullPointerException();
        }
        int end = lengthOf(source);
        int room = lengthOf(target);
        if (from < 0 || to < 0 || count < 0 || from > end - count || to > room - count) {
            throw badCopy(source, from, end, target, to, room, count);
        }
        copy(source, from, target, to, count);
    }

    private static RuntimeException badCopy(
            Object source, int from, int end, Object target, int to, int room, int count) {
        String what;
        if (from < 0) {
            what = "source index " + from + outOf(source, end);
        } else if (to < 0) {
            what = "destination index " + to + outOf(target, room);
        } else if (count < 0) {
            what = "length " + count + " is negative";
        } else if (from > end - count) {
            what = "last source index " + (from + (long) count) + outOf(source, end);
        } else {
            what = "last destination index " + (to + (long) count) + outOf(target, room);
        }
        return new ArrayIndexOutOfBoundsException("arraycopy: " + what);
    }

    private static String outOf(Object array, int length) {
        String type = "object array";
        if (!(array instanceof Object[])) {
            type = array.getClass().getSimpleName().replace("[]", "");
        }
        return " out of bounds for " + type + "[" + length + "]";
    }

    @Intrinsic("identity_hash")
    public static native int identityHashCode(Object value);

    /** What is to be done when the program ends; null: nothing. */
    private static Runnable atExit;

    static void atExit(Runnable hooks) {
        atExit = hooks;
    }

    /** Does it, once. */
    static void runHooks() {
        Runnable hooks = atExit;
        atExit = null;
        if (hooks != null) {
            hooks.run();
        }
    }

    @Intrinsic("c_quick_exit")
    private static native void quit(int status);

    public static void exit(int status) {
        runHooks();
        quit(status);
    }

    @Intrinsic("clock")
    private static native double clock();

    /** Time is virtual: every run begins at the same moment. */
    public static long currentTimeMillis() {
        return 1700000000000L + (long) (clock() * 1e3);
    }

    public static long nanoTime() {
        return (long) (clock() * 1e9);
    }

    public static String lineSeparator() {
        return "\n";
    }

    public static String getProperty(String name) {
        switch (name) {
            case "line.separator":
                return "\n";
            case "file.separator":
                return "/";
            case "java.version":
                return "17.0.15";
            default:
                return null;
        }
    }

    public static String getProperty(String name, String other) {
        String value = getProperty(name);
        return value == null ? other : value;
    }

    public static String getenv(String name) {
        return null;
    }

    public static void gc() {
    }

    public static String setProperty(String name, String value) {
        return getProperty(name);
    }

    public static Map<String, String> getenv() {
        return Map.of();
    }
}
