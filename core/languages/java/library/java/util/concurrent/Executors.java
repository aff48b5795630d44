package java.util.concurrent;

public final class Executors {
    private static int pools;

    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int count) {
        return newFixedThreadPool(count, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int count, ThreadFactory factory) {
        return new ThreadPoolExecutor(
                count, count, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<Runnable>(), factory);
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new SynchronousQueue<Runnable>(), factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newFixedThreadPool(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return newFixedThreadPool(1, factory);
    }

    public static ExecutorService newWorkStealingPool() {
        return new ForkJoinPool();
    }

    public static ExecutorService newWorkStealingPool(int count) {
        return new ForkJoinPool(count);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int count) {
        return new ScheduledThreadPoolExecutor(count);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int count, ThreadFactory factory) {
        return new ScheduledThreadPoolExecutor(count, factory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new ScheduledThreadPoolExecutor(1);
    }

    public static ThreadFactory defaultThreadFactory() {
        return new Naming(++pools);
    }

    private static final class Naming implements ThreadFactory {
        private final int pool;
        private int made;

        Naming(int pool) {
            this.pool = pool;
        }

        public Thread newThread(Runnable task) {
            Thread thread = new Thread(task, "pool-" + pool + "-thread-" + ++made);
            thread.setDaemon(false);
            return thread;
        }
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return () -> {
            task.run();
            return result;
        };
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }
}
