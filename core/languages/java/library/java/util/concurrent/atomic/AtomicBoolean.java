package java.util.concurrent.atomic;

public class AtomicBoolean {
    private boolean value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean value) {
        this.value = value;
    }

    public boolean get() {
        return value;
    }

    public void set(boolean value) {
        this.value = value;
    }

    public boolean getAndSet(boolean value) {
        boolean old = this.value;
        this.value = value;
        return old;
    }

    public boolean compareAndSet(boolean expected, boolean value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public final boolean getPlain() {
        return value;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void setRelease(boolean value) {
        this.value = value;
    }

    public final boolean weakCompareAndSetPlain(boolean expected, boolean value) {
        return compareAndSet(expected, value);
    }

    public final boolean compareAndExchange(boolean expected, boolean value) {
        boolean old = this.value;
        compareAndSet(expected, value);
        return old;
    }

    public final void lazySet(boolean value) {
        this.value = value;
    }
}
