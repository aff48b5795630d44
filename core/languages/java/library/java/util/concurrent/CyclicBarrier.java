package java.util.concurrent;

import java.util.concurrent.locks.Waiters;

public class CyclicBarrier {
    private final int parties;
    private final Runnable action;
    private int missing;
    private Waiters waiters = new Waiters();
    private boolean isBroken;

    public CyclicBarrier(int parties) {
        this(parties, null);
    }

    public CyclicBarrier(int parties, Runnable action) {
        if (parties <= 0) {
            throw new IllegalArgumentException();
        }
        this.parties = parties;
        this.action = action;
        this.missing = parties;
    }

    private void open() {
        Waiters leaving = waiters;
        waiters = new Waiters();
        missing = parties;
        leaving.wakeAll();
    }

    private int await(long nanoseconds) throws InterruptedException, BrokenBarrierException, TimeoutException {
        if (isBroken) {
            throw new BrokenBarrierException();
        }
        int place = --missing;
        if (place == 0) {
            boolean isDone = false;
            try {
                if (action != null) {
                    action.run();
                }
                isDone = true;
            } finally {
                if (!isDone) {
                    breakUp();
                }
            }
            open();
            return 0;
        }
        boolean isInTime;
        try {
            isInTime = waiters.await(nanoseconds);
        } catch (InterruptedException e) {
            breakUp();
            throw e;
        }
        if (!isInTime) {
            breakUp();
            throw new TimeoutException();
        }
        if (isBroken) {
            throw new BrokenBarrierException();
        }
        return place;
    }

    private void breakUp() {
        isBroken = true;
        missing = parties;
        waiters.wakeAll();
    }

    public int await() throws InterruptedException, BrokenBarrierException {
        try {
            return await(-1);
        } catch (TimeoutException e) {
            throw new Error(e);
        }
    }

    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        return await(unit.toNanos(timeout));
    }

    public void reset() {
        if (missing < parties) {
            breakUp();
        }
        isBroken = false;
    }

    public boolean isBroken() {
        return isBroken;
    }

    public int getParties() {
        return parties;
    }

    public int getNumberWaiting() {
        return parties - missing;
    }
}
