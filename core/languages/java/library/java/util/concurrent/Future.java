package java.util.concurrent;

public interface Future<V> {
    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    boolean isDone();

    boolean isCancelled();

    boolean cancel(boolean interrupts);
}
