package java.util;

/** A thread that runs tasks when their time has come. */
public class Timer {
    private static int numbered;

    private final PriorityQueue<TimerTask> tasks = new PriorityQueue<>((a, b) -> Long.compare(a.time, b.time));
    private boolean isCancelled;
    private final Thread thread;

    public Timer() {
        this("Timer-" + numbered++, false);
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + numbered++, isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        thread = new Thread(() -> work(), name);
        thread.setDaemon(isDaemon);
        thread.start();
    }

    private void work() {
        while (!isCancelled) {
            TimerTask task = tasks.peek();
            long wait = task == null ? -1 : (task.time - System.currentTimeMillis()) * 1000000;
            if (task == null || wait > 0 && !task.isCancelled) {
                Thread.pause(wait, task == null ? Thread.State.WAITING : Thread.State.TIMED_WAITING);
                continue;
            }
            tasks.poll();
            if (task.isCancelled) {
                continue;
            }
            if (task.period != 0) {
                task.time = task.period > 0 ? task.time + task.period : System.currentTimeMillis() - task.period;
                tasks.add(task);
            } else {
                task.isScheduled = false;
            }
            task.run();
        }
    }

    private void add(TimerTask task, long delay, long period) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
        if (isCancelled) {
            throw new IllegalStateException("Timer already cancelled.");
        }
        if (task.isScheduled || task.isCancelled) {
            throw new IllegalStateException("Task already scheduled or cancelled");
        }
        task.isScheduled = true;
        task.time = System.currentTimeMillis() + delay;
        task.period = period;
        tasks.add(task);
        Thread.wake(thread);
    }

    private static void check(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
    }

    public void schedule(TimerTask task, long delay) {
        add(task, delay, 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        check(period);
        add(task, delay, -period);
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        check(period);
        add(task, delay, period);
    }

    public void cancel() {
        isCancelled = true;
        tasks.clear();
        Thread.wake(thread);
    }

    public int purge() {
        int before = tasks.size();
        tasks.removeIf(task -> task.isCancelled);
        return before - tasks.size();
    }
}
