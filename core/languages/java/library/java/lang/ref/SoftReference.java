package java.lang.ref;

/** What is held softly. */
public class SoftReference<T> extends Reference<T> {
    public SoftReference(T referent) {
        super(referent);
    }
}
