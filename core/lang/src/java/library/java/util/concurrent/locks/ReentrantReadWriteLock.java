package java.util.concurrent.locks;

public class ReentrantReadWriteLock implements ReadWriteLock {
    private final Lock reading = new ReentrantLock();
    private final Lock writing = new ReentrantLock();

    public Lock readLock() {
        return reading;
    }

    public Lock writeLock() {
        return writing;
    }
}
