package java.util.concurrent;

import java.util.concurrent.locks.Waiters;

public class CountDownLatch {
    private long count;
    private final Waiters waiters = new Waiters();

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    public void countDown() {
        if (count > 0 && --count == 0) {
            waiters.wakeAll();
        }
    }

    public long getCount() {
        return count;
    }

    public void await() throws InterruptedException {
        if (count > 0) {
            waiters.await(-1);
        }
    }

    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        return count == 0 || waiters.await(unit.toNanos(timeout));
    }

    public String toString() {
        return super.toString() + "[Count = " + count + "]";
    }
}
