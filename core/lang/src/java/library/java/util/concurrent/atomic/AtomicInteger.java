package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number {
    private int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int value) {
        this.value = value;
    }

    public int get() {
        return value;
    }

    public void set(int value) {
        this.value = value;
    }

    public void lazySet(int value) {
        this.value = value;
    }

    public int getAndSet(int value) {
        int old = this.value;
        this.value = value;
        return old;
    }

    public boolean compareAndSet(int expected, int value) {
        if (this.value != expected) {
            return false;
        }
        this.value = value;
        return true;
    }

    public int incrementAndGet() {
        return ++value;
    }

    public int decrementAndGet() {
        return --value;
    }

    public int getAndIncrement() {
        return value++;
    }

    public int getAndDecrement() {
        return value--;
    }

    public int addAndGet(int other) {
        value += other;
        return value;
    }

    public int getAndAdd(int other) {
        return getAndSet(value + other);
    }

    public int updateAndGet(IntUnaryOperator function) {
        value = function.applyAsInt(value);
        return value;
    }

    public int getAndUpdate(IntUnaryOperator function) {
        return getAndSet(function.applyAsInt(value));
    }

    public int accumulateAndGet(int other, IntBinaryOperator function) {
        value = function.applyAsInt(value, other);
        return value;
    }

    public int getAndAccumulate(int other, IntBinaryOperator function) {
        return getAndSet(function.applyAsInt(value, other));
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

    public final int getPlain() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final void setRelease(int value) {
        this.value = value;
    }

    public final boolean weakCompareAndSetPlain(int expected, int value) {
        return compareAndSet(expected, value);
    }

    public final int compareAndExchange(int expected, int value) {
        int old = this.value;
        compareAndSet(expected, value);
        return old;
    }
}
