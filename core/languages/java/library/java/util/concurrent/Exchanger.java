package java.util.concurrent;

import java.util.concurrent.locks.Waiters;

/** A place at which two threads give each other what they have. */
public class Exchanger<V> {
    private static final class Offer {
        Object given;
        Object taken;
        boolean isMet;
        final Waiters waiter = new Waiters();
    }

    private Offer open;

    private V exchange(V value, long nanoseconds) throws InterruptedException, TimeoutException {
        if (open != null) {
            Offer met = open;
            open = null;
            met.taken = value;
            met.isMet = true;
            met.waiter.wakeAll();
            return (V) met.given;
        }
        Offer own = new Offer();
        own.given = value;
        open = own;
        try {
            own.waiter.await(nanoseconds);
        } finally {
            if (!own.isMet) {
                open = null;
            }
        }
        if (!own.isMet) {
            throw new TimeoutException();
        }
        return (V) own.taken;
    }

    public V exchange(V value) throws InterruptedException {
        try {
            return exchange(value, -1);
        } catch (TimeoutException e) {
            throw new Error(e);
        }
    }

    public V exchange(V value, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return exchange(value, unit.toNanos(timeout));
    }
}
