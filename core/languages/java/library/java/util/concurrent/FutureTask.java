package java.util.concurrent;

import java.util.concurrent.locks.Waiters;

/** Runs once; remembers what came of it. */
public class FutureTask<V> implements RunnableFuture<V> {
    private final Callable<V> task;
    private V result;
    private Throwable failure;
    private boolean isDone;
    private boolean isCancelled;
    private Thread runner;
    private final Waiters waiters = new Waiters();

    public FutureTask(Callable<V> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        this.task = task;
    }

    public FutureTask(Runnable task, V result) {
        this(Executors.callable(task, result));
    }

    public void run() {
        if (isDone || runner != null) {
            return;
        }
        runner = Thread.currentThread();
        try {
            V given = task.call();
            if (!isDone) {
                result = given;
            }
        } catch (Throwable e) {
            if (!isDone) {
                failure = e;
            }
        }
        runner = null;
        finish();
    }

    /** Runs without remembering a result, to run again; whether all went well. */
    protected boolean runAndReset() {
        if (isDone) {
            return false;
        }
        try {
            task.call();
            return !isDone;
        } catch (Throwable e) {
            failure = e;
            finish();
            return false;
        }
    }

    private void finish() {
        if (!isDone) {
            isDone = true;
            waiters.wakeAll();
            done();
        }
    }

    protected void done() {
    }

    protected void set(V value) {
        result = value;
        finish();
    }

    protected void setException(Throwable e) {
        failure = e;
        finish();
    }

    private V report() throws ExecutionException {
        if (isCancelled) {
            throw new CancellationException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    public V get() throws InterruptedException, ExecutionException {
        while (!isDone) {
            waiters.await(-1);
        }
        return report();
    }

    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone && !waiters.await(unit.toNanos(timeout)) && !isDone) {
            throw new TimeoutException();
        }
        return report();
    }

    public boolean isDone() {
        Thread.glance();
        return isDone;
    }

    public boolean isCancelled() {
        return isCancelled;
    }

    public boolean cancel(boolean interrupts) {
        if (isDone) {
            return false;
        }
        isCancelled = true;
        if (interrupts && runner != null) {
            runner.interrupt();
        }
        finish();
        return true;
    }

    public String toString() {
        String how = !isDone ? "[Not completed, task = " + task + "]"
                : isCancelled ? "[Cancelled]"
                : failure != null ? "[Completed exceptionally: " + failure + "]" : "[Completed normally]";
        return super.toString() + how;
    }
}
