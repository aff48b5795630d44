package java.util.concurrent;

/** Runs once; remembers what came of it. */
public class FutureTask<V> implements Future<V>, Runnable {
    private final Callable<V> task;
    private V result;
    private Throwable failure;
    private boolean isDone;
    private boolean isCancelled;

    public FutureTask(Callable<V> task) {
        this.task = task;
    }

    public FutureTask(Runnable task, V result) {
        this(() -> {
            task.run();
            return result;
        });
    }

    public void run() {
        if (isDone) {
            return;
        }
        try {
            result = task.call();
        } catch (Throwable e) {
            failure = e;
        }
        isDone = true;
    }

    public V get() throws InterruptedException, ExecutionException {
        if (isCancelled) {
            throw new CancellationException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        return get();
    }

    public boolean isDone() {
        return isDone;
    }

    public boolean isCancelled() {
        return isCancelled;
    }

    public boolean cancel(boolean interrupts) {
        if (isDone) {
            return false;
        }
        isDone = true;
        isCancelled = true;
        return true;
    }
}
