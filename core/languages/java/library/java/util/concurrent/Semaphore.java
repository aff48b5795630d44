package java.util.concurrent;

import java.util.concurrent.locks.Waiters;

public class Semaphore {
    private int permits;
    private final boolean isFair;
    private final Waiters waiters = new Waiters();

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean isFair) {
        this.permits = permits;
        this.isFair = isFair;
    }

    private static void check(int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int count) throws InterruptedException {
        check(count);
        while (!tryAcquire(count)) {
            waiters.await(-1);
        }
        passOn();
    }

    public void acquireUninterruptibly() {
        while (!tryAcquire(1)) {
            waiters.awaitCalmly();
        }
        passOn();
    }

    /** Whoever waits behind may find enough, too. */
    private void passOn() {
        if (permits > 0) {
            waiters.wakeOne();
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int count) {
        check(count);
        if (permits < count) {
            return false;
        }
        permits -= count;
        return true;
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, timeout, unit);
    }

    public boolean tryAcquire(int count, long timeout, TimeUnit unit) throws InterruptedException {
        long until = System.nanoTime() + unit.toNanos(timeout);
        while (!tryAcquire(count)) {
            long left = until - System.nanoTime();
            if (left <= 0 || !waiters.await(left)) {
                return tryAcquire(count);
            }
        }
        return true;
    }

    public void release() {
        release(1);
    }

    public void release(int count) {
        check(count);
        permits += count;
        waiters.wakeOne();
    }

    public int availablePermits() {
        return permits;
    }

    public int drainPermits() {
        int all = permits;
        permits = 0;
        return all;
    }

    public boolean hasQueuedThreads() {
        return !waiters.isEmpty();
    }

    public int getQueueLength() {
        return waiters.size();
    }

    public boolean isFair() {
        return isFair;
    }

    public String toString() {
        return super.toString() + "[Permits = " + permits + "]";
    }
}
