package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

public class ReentrantLock implements Lock {
    private int holds;

    public ReentrantLock() {
    }

    public ReentrantLock(boolean isFair) {
    }

    public void lock() {
        holds++;
    }

    public void lockInterruptibly() throws InterruptedException {
        holds++;
    }

    public boolean tryLock() {
        holds++;
        return true;
    }

    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        return tryLock();
    }

    public void unlock() {
        if (holds == 0) {
            throw new IllegalMonitorStateException();
        }
        holds--;
    }

    public boolean isLocked() {
        return holds > 0;
    }

    public boolean isHeldByCurrentThread() {
        return holds > 0;
    }

    public int getHoldCount() {
        return holds;
    }

    public Condition newCondition() {
        return new Condition() {
            public void await() throws InterruptedException {
            }

            public void signal() {
            }

            public void signalAll() {
            }
        };
    }
}
