package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

public class ReentrantLock implements Lock {
    private Thread owner;
    private int holds;
    private final boolean isFair;
    private final Waiters waiters = new Waiters();

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean isFair) {
        this.isFair = isFair;
    }

    public void lock() {
        while (!tryLock()) {
            waiters.awaitCalmly();
        }
    }

    public void lockInterruptibly() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        while (!tryLock()) {
            waiters.await(-1);
        }
    }

    public boolean tryLock() {
        Thread self = Thread.currentThread();
        if (owner != null && owner != self) {
            return false;
        }
        owner = self;
        holds++;
        return true;
    }

    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        long until = System.nanoTime() + unit.toNanos(timeout);
        while (!tryLock()) {
            long left = until - System.nanoTime();
            if (left <= 0 || !waiters.await(left)) {
                return tryLock();
            }
        }
        return true;
    }

    private void check() {
        if (owner != Thread.currentThread()) {
            throw new IllegalMonitorStateException();
        }
    }

    public void unlock() {
        check();
        if (--holds == 0) {
            owner = null;
            waiters.wakeOne();
        }
    }

    public boolean isLocked() {
        return owner != null;
    }

    public boolean isHeldByCurrentThread() {
        return owner == Thread.currentThread();
    }

    public int getHoldCount() {
        return owner == Thread.currentThread() ? holds : 0;
    }

    public boolean isFair() {
        return isFair;
    }

    public boolean hasQueuedThreads() {
        return !waiters.isEmpty();
    }

    public int getQueueLength() {
        return waiters.size();
    }

    public Condition newCondition() {
        return new Signal();
    }

    private final class Signal implements Condition {
        private final Waiters waiting = new Waiters();

        private int release() {
            check();
            int depth = holds;
            holds = 0;
            owner = null;
            waiters.wakeOne();
            return depth;
        }

        private void takeBack(int depth) {
            lock();
            holds = depth;
        }

        private boolean await(long nanoseconds) throws InterruptedException {
            int depth = release();
            try {
                return waiting.await(nanoseconds);
            } finally {
                takeBack(depth);
            }
        }

        public void await() throws InterruptedException {
            await(-1);
        }

        public boolean await(long time, TimeUnit unit) throws InterruptedException {
            return await(Math.max(unit.toNanos(time), 0));
        }

        public long awaitNanos(long nanoseconds) throws InterruptedException {
            long until = System.nanoTime() + nanoseconds;
            await(Math.max(nanoseconds, 0));
            return until - System.nanoTime();
        }

        public void awaitUninterruptibly() {
            int depth = release();
            waiting.awaitCalmly();
            takeBack(depth);
        }

        public void signal() {
            check();
            waiting.wakeOne();
        }

        public void signalAll() {
            check();
            waiting.wakeAll();
        }
    }

    public String toString() {
        return super.toString()
                + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
}
