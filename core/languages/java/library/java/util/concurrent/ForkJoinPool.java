package java.util.concurrent;

/** A pool of daemons. Tasks that split run in the thread that wants their result. */
public class ForkJoinPool extends ThreadPoolExecutor {
    private static final ForkJoinPool COMMON = new ForkJoinPool(3, new Naming("ForkJoinPool.commonPool-worker-"));
    private static int pools;

    private final int parallelism;

    private static final class Naming implements ThreadFactory {
        private final String stem;
        private int made;

        Naming(String stem) {
            this.stem = stem;
        }

        public Thread newThread(Runnable task) {
            Thread thread = new Thread(task, stem + ++made);
            thread.setDaemon(true);
            return thread;
        }
    }

    public ForkJoinPool() {
        this(4);
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, new Naming("ForkJoinPool-" + ++pools + "-worker-"));
    }

    private ForkJoinPool(int parallelism, ThreadFactory factory) {
        super(parallelism, parallelism, 60, TimeUnit.SECONDS, new LinkedBlockingQueue<Runnable>(), factory);
        this.parallelism = parallelism;
    }

    public static ForkJoinPool commonPool() {
        return COMMON;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return task.invoke();
    }

    public void execute(ForkJoinTask<?> task) {
        execute(() -> {
            task.invoke();
        });
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return task.fork();
    }

    public int getParallelism() {
        return parallelism;
    }

    public static int getCommonPoolParallelism() {
        return 3;
    }
}
