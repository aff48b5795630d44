package java.util.concurrent;

public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> ended = new LinkedBlockingQueue<>();

    public ExecutorCompletionService(Executor executor) {
        this.executor = executor;
    }

    public Future<V> submit(Callable<V> task) {
        FutureTask<V> future = new FutureTask<V>(task) {
            protected void done() {
                ended.add(this);
            }
        };
        executor.execute(future);
        return future;
    }

    public Future<V> submit(Runnable task, V result) {
        return submit(Executors.callable(task, result));
    }

    public Future<V> take() throws InterruptedException {
        return ended.take();
    }

    public Future<V> poll() {
        return ended.poll();
    }

    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return ended.poll(timeout, unit);
    }
}
