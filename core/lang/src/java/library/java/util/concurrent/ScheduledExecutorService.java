package java.util.concurrent;

public interface ScheduledExecutorService extends ExecutorService {
    Future<?> schedule(Runnable task, long delay, TimeUnit unit);
}
