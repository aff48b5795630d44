package java.lang;

/**
 * A thread runs to its end when it is started: there is one order of events, and it is always the same.
 */
public class Thread implements Runnable {
    public enum State {
        NEW,
        RUNNABLE,
        BLOCKED,
        WAITING,
        TIMED_WAITING,
        TERMINATED
    }

    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable exception);
    }

    private static int numbered;
    private static long made = 1;
    private static Thread current = new Thread("main");
    private static UncaughtExceptionHandler defaultHandler;

    private final Runnable target;
    private final long id = made++;
    private String name;
    private boolean isDaemon;
    private boolean isInterrupted;
    private int priority = 5;
    private State state = State.NEW;
    private UncaughtExceptionHandler handler;

    public Thread() {
        this(null, null);
    }

    public Thread(Runnable target) {
        this(target, null);
    }

    public Thread(String name) {
        this(null, name);
    }

    public Thread(Runnable target, String name) {
        this.target = target;
        this.name = name == null ? "Thread-" + numbered++ : name;
    }

    public static Thread currentThread() {
        return current;
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public void start() {
        if (state != State.NEW) {
            throw new IllegalThreadStateException();
        }
        Thread starter = current;
        current = this;
        state = State.RUNNABLE;
        try {
            run();
        } catch (Throwable e) {
            report(e);
        }
        state = State.TERMINATED;
        current = starter;
    }

    private void report(Throwable e) {
        UncaughtExceptionHandler chosen = handler != null ? handler : defaultHandler;
        if (chosen != null) {
            chosen.uncaughtException(this, e);
        } else {
            System.err.print("Exception in thread \"" + name + "\" ");
            e.printStackTrace();
        }
    }

    public final void join() throws InterruptedException {
    }

    public final void join(long milliseconds) throws InterruptedException {
    }

    @Intrinsic("advance_clock")
    private static native void advanceClock(double seconds);

    public static void sleep(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        advanceClock(milliseconds / 1e3);
    }

    public static void sleep(long milliseconds, int nanoseconds) throws InterruptedException {
        sleep(milliseconds);
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public void interrupt() {
        isInterrupted = true;
    }

    public boolean isInterrupted() {
        return isInterrupted;
    }

    public static boolean interrupted() {
        boolean was = current.isInterrupted;
        current.isInterrupted = false;
        return was;
    }

    public final boolean isAlive() {
        return state == State.RUNNABLE;
    }

    public State getState() {
        return this == current ? State.RUNNABLE : state;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        this.name = name;
    }

    public long getId() {
        return id;
    }

    public final boolean isDaemon() {
        return isDaemon;
    }

    public final void setDaemon(boolean isDaemon) {
        this.isDaemon = isDaemon;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        this.priority = priority;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    public StackTraceElement[] getStackTrace() {
        return new Throwable().getStackTrace();
    }

    public String toString() {
        return "Thread[" + name + "," + priority + ",main]";
    }
}
