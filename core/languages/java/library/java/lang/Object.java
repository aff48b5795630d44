package java.lang;

/** What every class inherits from. */
@Native("object")
public class Object {
    public Object() {
    }

    @Intrinsic("type_of")
    public final native Class<?> getClass();

    @Intrinsic("identity_hash")
    public native int hashCode();

    public boolean equals(Object other) {
        return this == other;
    }

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    @Intrinsic("shallow_copy")
    private static native Object shallowCopy(Object of);

    protected Object clone() throws CloneNotSupportedException {
        if (!(this instanceof Cloneable)) {
            throw new CloneNotSupportedException(getClass().getName());
        }
        return shallowCopy(this);
    }

    public final void notify() {
        Locks.notifyOne(this);
    }

    public final void notifyAll() {
        Locks.notifyEvery(this);
    }

    public final void wait() throws InterruptedException {
        Locks.await(this, 0);
    }

    public final void wait(long milliseconds) throws InterruptedException {
        Locks.await(this, milliseconds);
    }

    public final void wait(long milliseconds, int nanoseconds) throws InterruptedException {
        Locks.await(this, nanoseconds > 0 ? milliseconds + 1 : milliseconds);
    }
}
