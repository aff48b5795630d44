package java.lang;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Waiters;

/**
 * A thread runs until it waits, ends or gives way; then the one goes on that has been ready the longest. So there is one
 * order of events, and it is always the same. Time passes while every thread waits for it. Where all wait for each
 * other the run ends.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

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

    /** After so many looks at what others are to do, they get the chance to. */
    private static final int PATIENCE = 1000;

    private static int numbered;
    private static long made = 1;
    private static Thread current = new Thread("main", State.RUNNABLE);
    /** Those that could run, the longest ready first. */
    private static Thread firstReady;
    private static Thread lastReady;
    /** Those whose time will come, the earliest first. */
    private static Thread firstTimed;
    /** How many keep the program going. */
    private static int holding = 1;
    /** The first thread, while it waits for the others at the end of the program. */
    private static Thread last;
    private static int glances;
    private static java.util.ArrayList<Thread> hooks;
    private static UncaughtExceptionHandler defaultHandler;

    private final Runnable target;
    private final long id = made++;
    private int task;
    private String name;
    private boolean isDaemon;
    private boolean isInterrupted;
    private boolean hasPermit;
    private int priority = 5;
    private State state = State.NEW;
    private UncaughtExceptionHandler handler;
    private Thread nextReady;
    private Thread nextTimed;
    private long wakesAt;
    private final Waiters joining = new Waiters();
    Map<ThreadLocal<?>, Object> locals;

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
        if (current != null) {
            isDaemon = current.isDaemon;
        }
    }

    private Thread(String name, State state) {
        this(null, name);
        this.state = state;
    }

    public static Thread currentThread() {
        return current;
    }

    public void run() {
        if (target != null) {
            target.run();
        }
    }

    @Intrinsic("task_new")
    private static native int newTask(Object object, String method);

    @Intrinsic("task_switch")
    private static native void switchTask(int task);

    @Intrinsic("task_end")
    private static native void endTask(int task);

    @Intrinsic("tasks_stuck")
    private static native void stuck();

    @Intrinsic("clock")
    private static native double clock();

    @Intrinsic("advance_clock")
    private static native void advanceClock(double seconds);

    public void start() {
        if (state != State.NEW) {
            throw new IllegalThreadStateException();
        }
        task = newTask(new Beginning(this), "run/0");
        if (!isDaemon) {
            holding++;
        }
        makeReady();
    }

    /** What a thread does from its start to its end. */
    private static final class Beginning implements Runnable {
        private final Thread thread;

        Beginning(Thread thread) {
            this.thread = thread;
        }

        public void run() {
            try {
                thread.run();
            } catch (Throwable e) {
                thread.report(e);
            }
            thread.end();
        }
    }

    private void report(Throwable e) {
        UncaughtExceptionHandler chosen = handler != null ? handler : defaultHandler;
        if (chosen == null) {
            System.err.print("Exception in thread \"" + name + "\" ");
            e.printStackTrace();
            return;
        }
        try {
            chosen.uncaughtException(this, e);
        } catch (Throwable ignored) {
            // Nobody is left to hear of it.
        }
    }

    private void end() {
        state = State.TERMINATED;
        joining.wakeAll();
        if (!isDaemon && --holding == 0 && last != null) {
            wake(last);
        }
        goOn(true);
    }

    /** The program goes on until the last thread that is no daemon has ended. */
    static void afterMain() {
        if (last != null) {
            return;
        }
        last = current;
        holding--;
        waitForAll();
        System.runHooks();
        waitForAll();
    }

    private static void waitForAll() {
        while (holding > 0) {
            pause(-1, State.WAITING);
        }
    }

    /** The hooks are in {@code System} in this form, so that only programs that have some know of threads. */
    static void addShutdownHook(Thread hook) {
        if (hooks == null) {
            hooks = new java.util.ArrayList<>();
            System.atExit(() -> runHooks());
        }
        hooks.add(hook);
    }

    static boolean removeShutdownHook(Thread hook) {
        return hooks != null && hooks.remove(hook);
    }

    private static void runHooks() {
        for (Thread hook : hooks) {
            hook.start();
        }
        for (Thread hook : hooks) {
            try {
                hook.join();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void makeReady() {
        state = State.RUNNABLE;
        nextReady = null;
        if (firstReady == null) {
            firstReady = this;
        } else {
            lastReady.nextReady = this;
        }
        lastReady = this;
    }

    /** Lets the next thread run; the current one goes on when it has been made ready, or never. */
    private static void goOn(boolean ends) {
        Thread next = firstReady;
        if (next != null) {
            firstReady = next.nextReady;
        } else {
            next = firstTimed;
            if (next == null) {
                stuck();
                return;
            }
            firstTimed = next.nextTimed;
            long wait = next.wakesAt - now();
            if (wait > 0) {
                advanceClock(wait / 1e9);
            }
            next.wakesAt = -1;
            next.state = State.RUNNABLE;
        }
        glances = 0;
        if (next == current) {
            return;
        }
        current = next;
        if (ends) {
            endTask(next.task);
        } else {
            switchTask(next.task);
        }
    }

    private static long now() {
        return Math.round(clock() * 1e9);
    }

    /**
     * Waits until another thread wakes this one or the time is up, in nanoseconds; never where that is negative. What was
     * waited for need not be true then. Whether there was time left.
     */
    public static boolean pause(long nanoseconds, State state) {
        Thread self = current;
        if (self.hasPermit) {
            self.hasPermit = false;
            return true;
        }
        if (nanoseconds == 0) {
            return false;
        }
        self.state = state;
        self.wakesAt = 0;
        if (nanoseconds > 0) {
            self.wakesAt = now() + nanoseconds;
            self.waitForTime();
        }
        goOn(false);
        return self.wakesAt >= 0;
    }

    private void waitForTime() {
        Thread before = null;
        Thread behind = firstTimed;
        while (behind != null && behind.wakesAt <= wakesAt) {
            before = behind;
            behind = behind.nextTimed;
        }
        nextTimed = behind;
        if (before == null) {
            firstTimed = this;
        } else {
            before.nextTimed = this;
        }
    }

    /** Ends a thread's pause; its next one, where it is in none. */
    public static void wake(Thread thread) {
        State state = thread.state;
        if (state == State.RUNNABLE) {
            thread.hasPermit = true;
            return;
        }
        if (state == State.NEW || state == State.TERMINATED) {
            return;
        }
        if (thread.wakesAt > 0) {
            Thread before = null;
            Thread at = firstTimed;
            while (at != thread) {
                before = at;
                at = at.nextTimed;
            }
            if (before == null) {
                firstTimed = thread.nextTimed;
            } else {
                before.nextTimed = thread.nextTimed;
            }
        }
        thread.makeReady();
    }

    /** Called by loops that may be waiting for what another thread does. */
    public static void glance() {
        if (++glances < PATIENCE) {
            return;
        }
        glances = 0;
        if (firstReady != null) {
            yield();
        } else if (firstTimed != null) {
            // Looking takes time, too.
            long wait = firstTimed.wakesAt - now();
            pause(wait > 0 ? wait : 1, State.TIMED_WAITING);
        }
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (state != State.NEW && state != State.TERMINATED) {
            joining.await(milliseconds == 0 ? -1 : milliseconds * 1000000);
        }
    }

    public static void sleep(long milliseconds) throws InterruptedException {
        sleep(milliseconds, 0);
    }

    public static void sleep(long milliseconds, int nanoseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        long until = now() + milliseconds * 1000000 + nanoseconds;
        if (until == now()) {
            yield();
        }
        boolean hadPermit = current.hasPermit;
        current.hasPermit = false;
        while (true) {
            if (interrupted()) {
                throw new InterruptedException("sleep interrupted");
            }
            long left = until - now();
            if (left <= 0 || !pause(left, State.TIMED_WAITING)) {
                break;
            }
        }
        current.hasPermit = hadPermit;
    }

    public static void yield() {
        current.makeReady();
        goOn(false);
    }

    public static void onSpinWait() {
        yield();
    }

    public void interrupt() {
        isInterrupted = true;
        if (state == State.WAITING || state == State.TIMED_WAITING) {
            wake(this);
        }
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
        return state != State.NEW && state != State.TERMINATED;
    }

    public State getState() {
        return state;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    public long getId() {
        return id;
    }

    public final boolean isDaemon() {
        return isDaemon;
    }

    public final void setDaemon(boolean isDaemon) {
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        this.isDaemon = isDaemon;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        if (priority < MIN_PRIORITY || priority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        this.priority = priority;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        this.handler = handler;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
        defaultHandler = handler;
    }

    public static boolean holdsLock(Object object) {
        return Locks.isHeld(object);
    }

    public static int activeCount() {
        return holding;
    }

    public StackTraceElement[] getStackTrace() {
        return new Throwable().getStackTrace();
    }

    public String toString() {
        return "Thread[" + name + "," + priority + "," + (state == State.TERMINATED ? "" : "main") + "]";
    }
}
