package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/** Any number of readers, or one writer, who may read, too. */
public class ReentrantReadWriteLock implements ReadWriteLock {
    private final Waiters waiters = new Waiters();
    private final ReadLock reading = new ReadLock(this);
    private final WriteLock writing = new WriteLock(this);
    private int readers;
    private int writes;
    private Thread writer;

    public ReentrantReadWriteLock() {
    }

    public ReentrantReadWriteLock(boolean isFair) {
    }

    public ReadLock readLock() {
        return reading;
    }

    public WriteLock writeLock() {
        return writing;
    }

    public int getReadLockCount() {
        return readers;
    }

    public boolean isWriteLocked() {
        return writer != null;
    }

    public boolean isWriteLockedByCurrentThread() {
        return writer == Thread.currentThread();
    }

    private abstract static class Half implements Lock {
        final ReentrantReadWriteLock of;

        Half(ReentrantReadWriteLock of) {
            this.of = of;
        }

        public void lock() {
            while (!tryLock()) {
                of.waiters.awaitCalmly();
            }
        }

        public void lockInterruptibly() throws InterruptedException {
            while (!tryLock()) {
                of.waiters.await(-1);
            }
        }

        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            long until = System.nanoTime() + unit.toNanos(timeout);
            while (!tryLock()) {
                long left = until - System.nanoTime();
                if (left <= 0 || !of.waiters.await(left)) {
                    return tryLock();
                }
            }
            return true;
        }

        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }

    public static class ReadLock extends Half {
        ReadLock(ReentrantReadWriteLock of) {
            super(of);
        }

        public boolean tryLock() {
            if (of.writer != null && of.writer != Thread.currentThread()) {
                return false;
            }
            of.readers++;
            return true;
        }

        public void unlock() {
            if (of.readers == 0) {
                throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
            }
            if (--of.readers == 0) {
                of.waiters.wakeAll();
            }
        }
    }

    public static class WriteLock extends Half {
        WriteLock(ReentrantReadWriteLock of) {
            super(of);
        }

        public boolean tryLock() {
            Thread self = Thread.currentThread();
            if (of.writer != self && (of.writer != null || of.readers > 0)) {
                return false;
            }
            of.writer = self;
            of.writes++;
            return true;
        }

        public void unlock() {
            if (of.writer != Thread.currentThread()) {
                throw new IllegalMonitorStateException();
            }
            if (--of.writes == 0) {
                of.writer = null;
                of.waiters.wakeAll();
            }
        }

        public boolean isHeldByCurrentThread() {
            return of.writer == Thread.currentThread();
        }
    }
}
