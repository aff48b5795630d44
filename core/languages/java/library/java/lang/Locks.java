package java.lang;

import java.util.concurrent.locks.Waiters;

/** The locks of objects: what {@code synchronized} takes, and who waits for them. */
final class Locks {
    /** The threads that want an object's lock, and those that wait to be notified. */
    private static final class Queue {
        final Object object;
        final Waiters blocked = new Waiters();
        final Waiters waiting = new Waiters();
        Queue next;

        Queue(Object object, Queue next) {
            this.object = object;
            this.next = next;
        }
    }

    /** The queues that somebody stands in. */
    private static Queue queues;

    private Locks() {
    }

    @Intrinsic("lock_hold")
    private static native boolean hold(Object object);

    @Intrinsic("lock_let_go")
    private static native int letGo(Object object);

    private static Queue find(Object object) {
        Queue queue = queues;
        while (queue != null && queue.object != object) {
            queue = queue.next;
        }
        return queue;
    }

    private static Queue make(Object object) {
        Queue queue = find(object);
        if (queue == null) {
            queue = new Queue(object, queues);
            queues = queue;
        }
        return queue;
    }

    private static void forget(Queue unused) {
        if (!unused.blocked.isEmpty() || !unused.waiting.isEmpty()) {
            return;
        }
        if (queues == unused) {
            queues = unused.next;
            return;
        }
        for (Queue queue = queues; queue != null; queue = queue.next) {
            if (queue.next == unused) {
                queue.next = unused.next;
            }
        }
    }

    static void enter(Object object) {
        if (object == null) {
            throw new NullPointerException();
        }
        while (!hold(object)) {
            Queue queue = make(object);
            queue.blocked.awaitLock();
            forget(queue);
        }
    }

    static void leave(Object object) {
        if (letGo(object) == 0 && queues != null) {
            Queue queue = find(object);
            if (queue != null) {
                queue.blocked.wakeOne();
            }
        }
    }

    static boolean isHeld(Object object) {
        return hold(object) && letGo(object) > 0;
    }

    private static void check(Object object) {
        if (!isHeld(object)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    static void await(Object object, long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        check(object);
        Queue queue = make(object);
        int depth = 0;
        while (letGo(object) >= 0) {
            depth++;
        }
        queue.blocked.wakeOne();
        try {
            queue.waiting.await(milliseconds == 0 ? -1 : milliseconds * 1000000);
        } finally {
            forget(queue);
            for (int i = 0; i < depth; i++) {
                enter(object);
            }
        }
    }

    static void notifyOne(Object object) {
        check(object);
        Queue queue = find(object);
        if (queue != null) {
            queue.waiting.wakeOne();
        }
    }

    static void notifyEvery(Object object) {
        check(object);
        Queue queue = find(object);
        if (queue != null) {
            queue.waiting.wakeAll();
        }
    }
}
