package java.util;

public abstract class TimerTask implements Runnable {
    long time;
    long period;
    boolean isScheduled;
    boolean isCancelled;

    protected TimerTask() {
    }

    public abstract void run();

    public boolean cancel() {
        boolean wasPending = isScheduled && !isCancelled;
        isCancelled = true;
        return wasPending;
    }

    public long scheduledExecutionTime() {
        return time;
    }
}
