package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLongArray {
    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final long get(int index) {
        return array[index];
    }

    public final void set(int index, long value) {
        array[index] = value;
    }

    public final long getAndSet(int index, long value) {
        long old = array[index];
        array[index] = value;
        return old;
    }

    public final boolean compareAndSet(int index, long expected, long value) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = value;
        return true;
    }

    public final long incrementAndGet(int index) {
        return ++array[index];
    }

    public final long decrementAndGet(int index) {
        return --array[index];
    }

    public final long getAndIncrement(int index) {
        return array[index]++;
    }

    public final long getAndDecrement(int index) {
        return array[index]--;
    }

    public final long addAndGet(int index, long other) {
        array[index] += other;
        return array[index];
    }

    public final long getAndAdd(int index, long other) {
        return getAndSet(index, array[index] + other);
    }

    public final long updateAndGet(int index, LongUnaryOperator function) {
        array[index] = function.applyAsLong(array[index]);
        return array[index];
    }

    public final long getAndUpdate(int index, LongUnaryOperator function) {
        return getAndSet(index, function.applyAsLong(array[index]));
    }

    public final long accumulateAndGet(int index, long other, LongBinaryOperator function) {
        array[index] = function.applyAsLong(array[index], other);
        return array[index];
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
