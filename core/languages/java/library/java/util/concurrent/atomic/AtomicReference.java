package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> {
    private V value;

    public AtomicReference() {
    }

    public AtomicReference(V value) {
        this.value = value;
    }

    public V get() {
        return value;
    }

    public void set(V value) {
        this.value = value;
    }

    public V getAndSet(V value) {
        V old = this.value;
        this.value = value;
        return old;
    }

    public boolean compareAndSet(V expected, V value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public V updateAndGet(UnaryOperator<V> function) {
        value = function.apply(value);
        return value;
    }

    public V getAndUpdate(UnaryOperator<V> function) {
        return getAndSet(function.apply(value));
    }

    public V accumulateAndGet(V other, BinaryOperator<V> function) {
        value = function.apply(value, other);
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public final V getPlain() {
        return value;
    }

    public final V getAcquire() {
        return value;
    }

    public final void setRelease(V value) {
        this.value = value;
    }

    public final boolean weakCompareAndSetPlain(V expected, V value) {
        return compareAndSet(expected, value);
    }

    public final V compareAndExchange(V expected, V value) {
        V old = this.value;
        compareAndSet(expected, value);
        return old;
    }

    public final void lazySet(V value) {
        this.value = value;
    }

    public final V getAndAccumulate(V other, BinaryOperator<V> function) {
        return getAndSet(function.apply(value, other));
    }
}
