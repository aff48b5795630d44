package java.util.concurrent.atomic;

public class AtomicStampedReference<V> {
    private V reference;
    private int stamp;

    public AtomicStampedReference(V reference, int stamp) {
        set(reference, stamp);
    }

    public V getReference() {
        return reference;
    }

    public int getStamp() {
        return stamp;
    }

    public V get(int[] holder) {
        holder[0] = stamp;
        return reference;
    }

    public void set(V reference, int stamp) {
        this.reference = reference;
        this.stamp = stamp;
    }

    public boolean compareAndSet(V expected, V reference, int expectedStamp, int stamp) {
        if (this.reference != expected || this.stamp != expectedStamp) {
            return false;
        }
        set(reference, stamp);
        return true;
    }

    public boolean weakCompareAndSet(V expected, V reference, int expectedStamp, int stamp) {
        return compareAndSet(expected, reference, expectedStamp, stamp);
    }

    public boolean attemptStamp(V expected, int stamp) {
        return compareAndSet(expected, expected, this.stamp, stamp);
    }
}
