package java.lang.ref;

/** A reference to an object that the object's life does not depend on; here an object lives as long as one of these holds it. */
public abstract class Reference<T> {
    private T referent;

    Reference(T referent) {
        this.referent = referent;
    }

    public T get() {
        return referent;
    }

    public boolean refersTo(T other) {
        return referent == other;
    }

    public void clear() {
        referent = null;
    }

    public boolean enqueue() {
        boolean held = referent != null;
        clear();
        return held;
    }
}
