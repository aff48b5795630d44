package java.util.concurrent;

import java.util.concurrent.locks.Waiters;

/** A barrier in phases, with parties that come and go. */
public class Phaser {
    private int phase;
    private int parties;
    private int missing;
    private boolean isTerminated;
    private Waiters waiters = new Waiters();

    public Phaser() {
        this(0);
    }

    public Phaser(int parties) {
        if (parties < 0 || parties > 65535) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        this.parties = parties;
        this.missing = parties;
    }

    public int register() {
        return bulkRegister(1);
    }

    public int bulkRegister(int more) {
        if (more < 0) {
            throw new IllegalArgumentException();
        }
        if (!isTerminated) {
            parties += more;
            missing += more;
        }
        return getPhase();
    }

    /** Whether it ends with the phase at hand. */
    protected boolean onAdvance(int phase, int parties) {
        return parties == 0;
    }

    private int arrive(int leaving) {
        if (isTerminated) {
            return getPhase();
        }
        if (missing <= 0) {
            throw new IllegalStateException("Attempted arrival of unregistered party for " + this);
        }
        int arrived = phase;
        parties -= leaving;
        if (--missing == 0) {
            isTerminated = onAdvance(phase, parties);
            phase = phase + 1 & Integer.MAX_VALUE;
            missing = parties;
            wake();
        }
        return arrived;
    }

    private void wake() {
        Waiters leaving = waiters;
        waiters = new Waiters();
        leaving.wakeAll();
    }

    public int arrive() {
        return arrive(0);
    }

    public int arriveAndDeregister() {
        return arrive(1);
    }

    public int arriveAndAwaitAdvance() {
        return awaitAdvance(arrive(0));
    }

    public int awaitAdvance(int phase) {
        while (!isTerminated && phase >= 0 && phase == this.phase) {
            waiters.awaitCalmly();
        }
        return phase < 0 ? phase : getPhase();
    }

    public void forceTermination() {
        isTerminated = true;
        wake();
    }

    /** Below nought once it has ended. */
    public final int getPhase() {
        return isTerminated ? phase | Integer.MIN_VALUE : phase;
    }

    public int getRegisteredParties() {
        return parties;
    }

    public int getArrivedParties() {
        return parties - missing;
    }

    public int getUnarrivedParties() {
        return missing;
    }

    public boolean isTerminated() {
        return isTerminated;
    }

    public String toString() {
        return super.toString() + "[phase = " + getPhase() + " parties = " + parties + " arrived = "
                + getArrivedParties() + "]";
    }
}
