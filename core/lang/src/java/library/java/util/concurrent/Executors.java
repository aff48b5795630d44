package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Tasks run when they are handed over, each to its end, in threads that take turns. */
public final class Executors {
    private static int pools;

    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int count) {
        if (count <= 0) {
            throw new IllegalArgumentException();
        }
        return new Pool(count);
    }

    public static ExecutorService newCachedThreadPool() {
        return new Pool(1);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return new Pool(1);
    }

    public static ExecutorService newWorkStealingPool() {
        return new Pool(1);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int count) {
        return new Pool(count);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new Pool(1);
    }

    private static final class Pool implements ScheduledExecutorService {
        private final int pool = ++pools;
        private final int count;
        private int started;
        private boolean isShutdown;

        Pool(int count) {
            this.count = count;
        }

        public void execute(Runnable task) {
            if (isShutdown) {
                throw new RejectedExecutionException("Task " + task + " rejected from " + this);
            }
            int number = started++ % count + 1;
            new Thread(task, "pool-" + pool + "-thread-" + number).start();
        }

        public <T> Future<T> submit(Callable<T> task) {
            FutureTask<T> future = new FutureTask<>(task);
            execute(future);
            return future;
        }

        public Future<?> submit(Runnable task) {
            return submit(task, null);
        }

        public <T> Future<T> submit(Runnable task, T result) {
            FutureTask<T> future = new FutureTask<>(task, result);
            execute(future);
            return future;
        }

        public Future<?> schedule(Runnable task, long delay, TimeUnit unit) {
            return submit(() -> {
                unit.sleep(delay);
                task.run();
                return null;
            });
        }

        public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
            List<Future<T>> futures = new ArrayList<>();
            for (Callable<T> task : tasks) {
                futures.add(submit(task));
            }
            return futures;
        }

        public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
                throws InterruptedException, ExecutionException {
            return submit(tasks.iterator().next()).get();
        }

        public void shutdown() {
            isShutdown = true;
        }

        public List<Runnable> shutdownNow() {
            isShutdown = true;
            return new ArrayList<>();
        }

        public boolean isShutdown() {
            return isShutdown;
        }

        public boolean isTerminated() {
            return isShutdown;
        }

        public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
            return true;
        }
    }
}
