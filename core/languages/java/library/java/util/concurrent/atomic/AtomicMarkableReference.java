package java.util.concurrent.atomic;

public class AtomicMarkableReference<V> {
    private V reference;
    private boolean mark;

    public AtomicMarkableReference(V reference, boolean mark) {
        set(reference, mark);
    }

    public V getReference() {
        return reference;
    }

    public boolean isMarked() {
        return mark;
    }

    public V get(boolean[] holder) {
        holder[0] = mark;
        return reference;
    }

    public void set(V reference, boolean mark) {
        this.reference = reference;
        this.mark = mark;
    }

    public boolean compareAndSet(V expected, V reference, boolean expectedMark, boolean mark) {
        if (this.reference != expected || this.mark != expectedMark) {
            return false;
        }
        set(reference, mark);
        return true;
    }

    public boolean weakCompareAndSet(V expected, V reference, boolean expectedMark, boolean mark) {
        return compareAndSet(expected, reference, expectedMark, mark);
    }

    public boolean attemptMark(V expected, boolean mark) {
        return compareAndSet(expected, expected, this.mark, mark);
    }
}
