package java.lang;

/** A machine with one processor and memory that nobody counts. */
public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public int availableProcessors() {
        return 1;
    }

    public long totalMemory() {
        return 1L << 28;
    }

    public long freeMemory() {
        return 1L << 27;
    }

    public long maxMemory() {
        return 1L << 30;
    }

    public void gc() {
    }

    public void exit(int status) {
        System.exit(status);
    }

    public void halt(int status) {
        System.exit(status);
    }
}
