package java.lang;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

public final class System {
    public static PrintStream out = new PrintStream(false);
    public static PrintStream err = new PrintStream(true);
    public static InputStream in = new InputStream();

    private System() {
    }

    public static void setOut(PrintStream stream) {
        out = stream;
    }

    public static void setErr(PrintStream stream) {
        err = stream;
    }

    @Intrinsic("array_copy")
    public static native void arraycopy(Object source, int from, Object target, int to, int count);

    @Intrinsic("identity_hash")
    public static native int identityHashCode(Object value);

    @Intrinsic("exit")
    public static native void exit(int status);

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
}
