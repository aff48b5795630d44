package java.util.concurrent.locks;

/** Threads that wait for something, the one that has waited the longest first. No class of the JDK's. */
public final class Waiters {
    private static final class Place {
        final Thread thread = Thread.currentThread();
        boolean isWoken;
        Place next;
    }

    private Place first;
    private Place last;

    public boolean isEmpty() {
        return first == null;
    }

    public int size() {
        int count = 0;
        for (Place place = first; place != null; place = place.next) {
            count++;
        }
        return count;
    }

    private Place stand() {
        Place place = new Place();
        if (first == null) {
            first = place;
        } else {
            last.next = place;
        }
        last = place;
        return place;
    }

    private void leave(Place left) {
        Place before = null;
        for (Place place = first; place != null; place = place.next) {
            if (place == left) {
                if (before == null) {
                    first = place.next;
                } else {
                    before.next = place.next;
                }
                if (last == place) {
                    last = before;
                }
                return;
            }
            before = place;
        }
    }

    /** Waits to be woken, for so many nanoseconds at most where they are not negative; whether it was. */
    public boolean await(long nanoseconds) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Place place = stand();
        long until = System.nanoTime() + nanoseconds;
        while (!place.isWoken) {
            boolean isTimed = nanoseconds >= 0;
            long left = isTimed ? Math.max(until - System.nanoTime(), 0) : -1;
            boolean hasTime = Thread.pause(left, isTimed ? Thread.State.TIMED_WAITING : Thread.State.WAITING);
            if (!place.isWoken && Thread.interrupted()) {
                leave(place);
                throw new InterruptedException();
            }
            if (!place.isWoken && !hasTime) {
                leave(place);
                return false;
            }
        }
        return true;
    }

    /** Waits to be woken; interruptions are for later. */
    public void awaitCalmly() {
        pause(Thread.State.WAITING);
    }

    /** The same, for the lock of an object. */
    public void awaitLock() {
        pause(Thread.State.BLOCKED);
    }

    private void pause(Thread.State state) {
        Place place = stand();
        while (!place.isWoken) {
            Thread.pause(-1, state);
        }
    }

    public boolean wakeOne() {
        Place place = first;
        if (place == null) {
            return false;
        }
        first = place.next;
        if (first == null) {
            last = null;
        }
        place.isWoken = true;
        Thread.wake(place.thread);
        return true;
    }

    public void wakeAll() {
        while (wakeOne()) {
            // Until nobody is left.
        }
    }
}
