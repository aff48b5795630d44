package java.util.concurrent.locks;

public class LockSupport {
    private LockSupport() {
    }

    public static void park() {
        if (!Thread.currentThread().isInterrupted()) {
            Thread.pause(-1, Thread.State.WAITING);
        }
    }

    public static void park(Object blocker) {
        park();
    }

    public static void parkNanos(long nanoseconds) {
        if (nanoseconds > 0 && !Thread.currentThread().isInterrupted()) {
            Thread.pause(nanoseconds, Thread.State.TIMED_WAITING);
        }
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            Thread.wake(thread);
        }
    }
}
