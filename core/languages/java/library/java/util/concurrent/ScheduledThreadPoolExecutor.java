package java.util.concurrent;

/** A pool whose queue hands a task out when its time has come. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    private static long numbered;

    public ScheduledThreadPoolExecutor(int core) {
        super(core, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, (BlockingQueue) new DelayQueue<Timed<?>>());
    }

    public ScheduledThreadPoolExecutor(int core, ThreadFactory factory) {
        super(core, Integer.MAX_VALUE, 0, TimeUnit.NANOSECONDS, (BlockingQueue) new DelayQueue<Timed<?>>(), factory);
    }

    private static final class Timed<V> extends FutureTask<V> implements ScheduledFuture<V> {
        private final ScheduledThreadPoolExecutor executor;
        private final long number = numbered++;
        /** Between the beginnings of runs; negative where it is from one's end to the next beginning; 0 for one run. */
        private final long period;
        private long time;

        Timed(Callable<V> task, long delay, long period, ScheduledThreadPoolExecutor executor) {
            super(task);
            this.period = period;
            this.time = System.nanoTime() + delay;
            this.executor = executor;
        }

        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed other) {
            Timed<?> timed = (Timed<?>) other;
            return time != timed.time ? Long.compare(time, timed.time) : Long.compare(number, timed.number);
        }

        public void run() {
            if (period == 0) {
                super.run();
            } else if (!executor.isShutdown() && runAndReset()) {
                time = period > 0 ? time + period : System.nanoTime() - period;
                if (!executor.isShutdown()) {
                    executor.queue().add(this);
                }
            }
        }
    }

    private BlockingQueue<Runnable> queue() {
        return getQueue();
    }

    private <V> ScheduledFuture<V> add(Timed<V> task) {
        if (isShutdown()) {
            throw new RejectedExecutionException("Task " + task + " rejected from " + this);
        }
        queue().add(task);
        if (getPoolSize() < getCorePoolSize()) {
            startWorker();
        }
        return task;
    }

    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        return add(new Timed<Object>(Executors.callable(task, null), unit.toNanos(delay), 0, this));
    }

    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        return add(new Timed<V>(task, unit.toNanos(delay), 0, this));
    }

    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long delay, long period, TimeUnit unit) {
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return add(new Timed<Object>(
                Executors.callable(task, null), unit.toNanos(delay), unit.toNanos(period), this));
    }

    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long delay, long pause, TimeUnit unit) {
        if (pause <= 0) {
            throw new IllegalArgumentException();
        }
        return add(new Timed<Object>(
                Executors.callable(task, null), unit.toNanos(delay), -unit.toNanos(pause), this));
    }

    public void execute(Runnable task) {
        schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    public void shutdown() {
        queue().removeIf(task -> task instanceof Timed && ((Timed<?>) task).period != 0);
        super.shutdown();
    }
}
