package java.util.concurrent.locks;

/** Readers together or a writer alone; who only looks asks afterwards whether anybody has written since. */
public class StampedLock {
    private long version = 256;
    private int readers;
    private boolean isWriting;
    private final Waiters waiters = new Waiters();

    public long writeLock() {
        while (isWriting || readers > 0) {
            waiters.awaitCalmly();
        }
        return take();
    }

    private long take() {
        isWriting = true;
        return version += 128;
    }

    public long tryWriteLock() {
        return isWriting || readers > 0 ? 0 : take();
    }

    public long readLock() {
        while (isWriting) {
            waiters.awaitCalmly();
        }
        return version + ++readers;
    }

    public long tryReadLock() {
        return isWriting ? 0 : version + ++readers;
    }

    public long tryOptimisticRead() {
        return isWriting ? 0 : version;
    }

    public boolean validate(long stamp) {
        return stamp != 0 && (stamp & -128) == (version & -128);
    }

    public void unlockWrite(long stamp) {
        if (!isWriting || stamp != version) {
            throw new IllegalMonitorStateException();
        }
        isWriting = false;
        version += 128;
        waiters.wakeAll();
    }

    public void unlockRead(long stamp) {
        if (readers == 0 || !validate(stamp)) {
            throw new IllegalMonitorStateException();
        }
        readers--;
        waiters.wakeAll();
    }

    public void unlock(long stamp) {
        if (isWriting && stamp == version) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    /** A stamp for writing in the place of one for looking, or of that of the only reader; nought where that cannot be. */
    public long tryConvertToWriteLock(long stamp) {
        if (!validate(stamp)) {
            return 0;
        }
        if (isWriting) {
            return stamp;
        }
        boolean isReader = (stamp & 127) != 0;
        if (readers > (isReader ? 1 : 0)) {
            return 0;
        }
        readers = 0;
        return take();
    }

    public boolean isWriteLocked() {
        return isWriting;
    }

    public boolean isReadLocked() {
        return readers > 0;
    }

    public int getReadLockCount() {
        return readers;
    }
}
