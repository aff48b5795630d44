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
    protected native Object clone() throws CloneNotSupportedException;

    public final void notify() {
    }

    public final void notifyAll() {
    }

    public final void wait() throws InterruptedException {
        Thread.yield();
    }

    public final void wait(long milliseconds) throws InterruptedException {
        Thread.sleep(milliseconds);
    }
}
