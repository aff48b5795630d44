package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What an executor does with tasks that have results, by means of {@code execute}. */
public abstract class AbstractExecutorService implements ExecutorService {
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

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        List<Future<T>> futures = new ArrayList<>();
        for (Callable<T> task : tasks) {
            futures.add(submit(task));
        }
        for (Future<T> future : futures) {
            try {
                future.get();
            } catch (ExecutionException e) {
                // It is the business of whoever asks for the result.
            } catch (CancellationException e) {
                // The same.
            }
        }
        return futures;
    }

    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return invokeAll(tasks);
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        BlockingQueue<Future<T>> ended = new LinkedBlockingQueue<>();
        List<Future<T>> futures = new ArrayList<>();
        for (Callable<T> task : tasks) {
            FutureTask<T> future = new FutureTask<T>(task) {
                protected void done() {
                    ended.add(this);
                }
            };
            futures.add(future);
            execute(future);
        }
        ExecutionException failure = null;
        for (int i = 0; i < futures.size(); i++) {
            try {
                T result = ended.take().get();
                for (Future<T> future : futures) {
                    future.cancel(true);
                }
                return result;
            } catch (ExecutionException e) {
                failure = e;
            }
        }
        throw failure;
    }

    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return invokeAny(tasks);
    }
}
