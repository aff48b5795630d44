package java.util.concurrent;

import java.util.Collection;

/** A task that is split off runs when somebody wants its result. */
public abstract class ForkJoinTask<V> implements Future<V> {
    private boolean isDone;
    private Throwable failure;

    protected abstract boolean exec();

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    public final ForkJoinTask<V> fork() {
        return this;
    }

    private void run() {
        if (!isDone) {
            try {
                exec();
            } catch (Throwable e) {
                failure = e;
            }
            isDone = true;
        }
    }

    public final V join() {
        run();
        if (failure instanceof RuntimeException) {
            throw (RuntimeException) failure;
        }
        if (failure instanceof Error) {
            throw (Error) failure;
        }
        return getRawResult();
    }

    public final V invoke() {
        return join();
    }

    public final V get() throws InterruptedException, ExecutionException {
        run();
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return getRawResult();
    }

    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        return get();
    }

    public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
        first.join();
        second.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (ForkJoinTask<?> task : tasks) {
            task.join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        for (T task : tasks) {
            task.join();
        }
        return tasks;
    }

    public final boolean isDone() {
        return isDone;
    }

    public final boolean isCompletedNormally() {
        return isDone && failure == null;
    }

    public final boolean isCompletedAbnormally() {
        return failure != null;
    }

    public final boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public boolean cancel(boolean interrupts) {
        if (isDone) {
            return false;
        }
        isDone = true;
        failure = new CancellationException();
        return true;
    }

    public final Throwable getException() {
        return failure;
    }
}
