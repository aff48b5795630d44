package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicIntegerArray {
    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final int get(int index) {
        return array[index];
    }

    public final void set(int index, int value) {
        array[index] = value;
    }

    public final int getAndSet(int index, int value) {
        int old = array[index];
        array[index] = value;
        return old;
    }

    public final boolean compareAndSet(int index, int expected, int value) {
        if (array[index] != expected) {
            return false;
        }
        array[index] = value;
        return true;
    }

    public final int incrementAndGet(int index) {
        return ++array[index];
    }

    public final int decrementAndGet(int index) {
        return --array[index];
    }

    public final int getAndIncrement(int index) {
        return array[index]++;
    }

    public final int getAndDecrement(int index) {
        return array[index]--;
    }

    public final int addAndGet(int index, int other) {
        array[index] += other;
        return array[index];
    }

    public final int getAndAdd(int index, int other) {
        return getAndSet(index, array[index] + other);
    }

    public final int updateAndGet(int index, IntUnaryOperator function) {
        array[index] = function.applyAsInt(array[index]);
        return array[index];
    }

    public final int getAndUpdate(int index, IntUnaryOperator function) {
        return getAndSet(index, function.applyAsInt(array[index]));
    }

    public final int accumulateAndGet(int index, int other, IntBinaryOperator function) {
        array[index] = function.applyAsInt(array[index], other);
        return array[index];
    }

    public String toString() {
        return Arrays.toString(array);
    }
}
