package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Waiters;

public class ThreadPoolExecutor extends AbstractExecutorService {
    private int core;
    private int most;
    private long keptAlive;
    private final BlockingQueue<Runnable> queue;
    private ThreadFactory factory;
    private RejectedExecutionHandler handler;
    private final List<Worker> workers = new ArrayList<>();
    private final Waiters ending = new Waiters();
    private int largest;
    private long completed;
    private boolean isShutdown;

    public static class AbortPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            throw new RejectedExecutionException("Task " + task + " rejected from " + executor);
        }
    }

    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                task.run();
            }
        }
    }

    public static class DiscardPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
        }
    }

    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                executor.getQueue().poll();
                executor.execute(task);
            }
        }
    }

    public ThreadPoolExecutor(int core, int most, long keptAlive, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, keptAlive, unit, queue, Executors.defaultThreadFactory(), new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int core, int most, long keptAlive, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, keptAlive, unit, queue, factory, new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int core, int most, long keptAlive, TimeUnit unit, BlockingQueue<Runnable> queue,
            RejectedExecutionHandler handler) {
        this(core, most, keptAlive, unit, queue, Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(
            int core, int most, long keptAlive, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory,
            RejectedExecutionHandler handler) {
        if (core < 0 || most <= 0 || most < core || keptAlive < 0) {
            throw new IllegalArgumentException();
        }
        this.core = core;
        this.most = most;
        this.keptAlive = unit.toNanos(keptAlive);
        this.queue = queue;
        this.factory = factory;
        this.handler = handler;
    }

    private final class Worker implements Runnable {
        private Runnable task;
        private Thread thread;
        private boolean isIdle;

        public void run() {
            boolean failed = true;
            try {
                while (task != null || (task = next(this)) != null) {
                    runTask(this);
                }
                failed = false;
            } finally {
                workers.remove(this);
                if (failed && (!isShutdown || !queue.isEmpty())) {
                    addWorker(null);
                }
                if (isShutdown && workers.isEmpty()) {
                    terminated();
                    ending.wakeAll();
                }
            }
        }
    }

    private void runTask(Worker worker) {
        Runnable task = worker.task;
        worker.task = null;
        beforeExecute(worker.thread, task);
        Throwable thrown = null;
        try {
            task.run();
        } catch (Throwable e) {
            thrown = e;
            throw e;
        } finally {
            completed++;
            afterExecute(task, thrown);
        }
    }

    protected void beforeExecute(Thread thread, Runnable task) {
    }

    protected void afterExecute(Runnable task, Throwable thrown) {
    }

    protected void terminated() {
    }

    /** The next task for a worker; null where it is to end. */
    private Runnable next(Worker worker) {
        while (true) {
            if (isShutdown && queue.isEmpty()) {
                return null;
            }
            worker.isIdle = true;
            try {
                if (workers.size() <= core) {
                    return queue.take();
                }
                Runnable task = queue.poll(keptAlive, TimeUnit.NANOSECONDS);
                if (task != null || workers.size() > core) {
                    return task;
                }
            } catch (InterruptedException e) {
                // Somebody wants it to look again.
            } finally {
                worker.isIdle = false;
            }
        }
    }

    /** For a pool that has put the task into the queue itself. */
    void startWorker() {
        addWorker(null);
    }

    private boolean addWorker(Runnable task) {
        Worker worker = new Worker();
        worker.task = task;
        worker.thread = factory.newThread(worker);
        if (worker.thread == null) {
            return false;
        }
        workers.add(worker);
        largest = Math.max(largest, workers.size());
        worker.thread.start();
        return true;
    }

    public void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        boolean isTaken;
        if (isShutdown) {
            isTaken = false;
        } else if (workers.size() < core) {
            isTaken = addWorker(task);
        } else {
            isTaken = queue.offer(task) || workers.size() < most && addWorker(task);
            if (isTaken && workers.isEmpty()) {
                addWorker(null);
            }
        }
        if (!isTaken) {
            handler.rejectedExecution(task, this);
        }
    }

    private void endIfIdle() {
        if (workers.isEmpty()) {
            terminated();
            ending.wakeAll();
        }
    }

    public void shutdown() {
        if (isShutdown) {
            return;
        }
        isShutdown = true;
        for (Worker worker : workers) {
            if (worker.isIdle) {
                worker.thread.interrupt();
            }
        }
        endIfIdle();
    }

    public List<Runnable> shutdownNow() {
        isShutdown = true;
        List<Runnable> left = new ArrayList<>();
        queue.drainTo(left);
        for (Worker worker : workers) {
            worker.thread.interrupt();
        }
        endIfIdle();
        return left;
    }

    public boolean isShutdown() {
        return isShutdown;
    }

    public boolean isTerminating() {
        return isShutdown && !workers.isEmpty();
    }

    public boolean isTerminated() {
        Thread.glance();
        return isShutdown && workers.isEmpty();
    }

    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return isShutdown && workers.isEmpty() || ending.await(unit.toNanos(timeout));
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public int getCorePoolSize() {
        return core;
    }

    public void setCorePoolSize(int core) {
        this.core = core;
    }

    public int getMaximumPoolSize() {
        return most;
    }

    public void setMaximumPoolSize(int most) {
        this.most = most;
    }

    public int getPoolSize() {
        return workers.size();
    }

    public int getLargestPoolSize() {
        return largest;
    }

    public int getActiveCount() {
        int count = 0;
        for (Worker worker : workers) {
            if (!worker.isIdle) {
                count++;
            }
        }
        return count;
    }

    public long getCompletedTaskCount() {
        return completed;
    }

    public long getTaskCount() {
        return completed + getActiveCount() + queue.size();
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    public void setThreadFactory(ThreadFactory factory) {
        this.factory = factory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        this.handler = handler;
    }

    public void allowCoreThreadTimeOut(boolean isAllowed) {
    }

    public String toString() {
        String state = !isShutdown ? "Running" : workers.isEmpty() ? "Terminated" : "Shutting down";
        return super.toString() + "[" + state + ", pool size = " + workers.size() + ", active threads = "
                + getActiveCount() + ", queued tasks = " + queue.size() + ", completed tasks = " + completed + "]";
    }
}
