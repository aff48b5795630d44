package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number {
    private long value;

    public AtomicLong() {
    }

    public AtomicLong(long value) {
        this.value = value;
    }

    public long get() {
        return value;
    }

    public void set(long value) {
        this.value = value;
    }

    public void lazySet(long value) {
        this.value = value;
    }

    public long getAndSet(long value) {
        long old = this.value;
        this.value = value;
        return old;
    }

    public boolean compareAndSet(long expected, long value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public long incrementAndGet() {
        return ++value;
    }

    public long decrementAndGet() {
        return --value;
    }

    public long getAndIncrement() {
        return value++;
    }

    public long getAndDecrement() {
        return value--;
    }

    public long addAndGet(long other) {
        value += other;
        return value;
    }

    public long getAndAdd(long other) {
        return getAndSet(value + other);
    }

    public long updateAndGet(LongUnaryOperator function) {
        value = function.applyAsLong(value);
        return value;
    }

    public long getAndUpdate(LongUnaryOperator function) {
        return getAndSet(function.applyAsLong(value));
    }

    public long accumulateAndGet(long other, LongBinaryOperator function) {
        value = function.applyAsLong(value, other);
        return value;
    }

    public long getAndAccumulate(long other, LongBinaryOperator function) {
        return getAndSet(function.applyAsLong(value, other));
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return value;
    }

    public double doubleValue() {
        return value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public final long getPlain() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final void setRelease(long value) {
        this.value = value;
    }

    public final boolean weakCompareAndSetPlain(long expected, long value) {
        return compareAndSet(expected, value);
    }

    public final long compareAndExchange(long expected, long value) {
        long old = this.value;
        compareAndSet(expected, value);
        return old;
    }
}
