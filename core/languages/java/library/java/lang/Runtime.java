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

    @Intrinsic("c_quick_exit")
    private static native void quit(int status);

    public void halt(int status) {
        quit(status);
    }

    public static Version version() {
        return new Version();
    }

    /** What {@code java -version} says. */
    public static final class Version {
        public int feature() {
            return 17;
        }

        public String toString() {
            return "17.0.15+6-Debian-1deb12u1";
        }
    }

    /** What a thread is to do when the program ends. */
    public void addShutdownHook(Thread hook) {
        Thread.addShutdownHook(hook);
    }

    public boolean removeShutdownHook(Thread hook) {
        return Thread.removeShutdownHook(hook);
    }
}
