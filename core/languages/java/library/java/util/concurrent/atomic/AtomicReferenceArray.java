package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReferenceArray<E> implements java.io.Serializable {
    private final Object[] values;

    public AtomicReferenceArray(int length) {
        values = new Object[length];
    }

    public AtomicReferenceArray(E[] values) {
        this.values = Arrays.copyOf(values, values.length, Object[].class);
    }

    public final int length() {
        return values.length;
    }

    public final E get(int index) {
        return (E) values[index];
    }

    public final void set(int index, E value) {
        values[index] = value;
    }

    public final void lazySet(int index, E value) {
        values[index] = value;
    }

    public final E getAndSet(int index, E value) {
        E old = get(index);
        values[index] = value;
        return old;
    }

    public final boolean compareAndSet(int index, E expected, E value) {
        if (values[index] != expected) {
            return false;
        }
        values[index] = value;
        return true;
    }

    public final E getAndUpdate(int index, UnaryOperator<E> function) {
        return getAndSet(index, function.apply(get(index)));
    }

    public final E updateAndGet(int index, UnaryOperator<E> function) {
        values[index] = function.apply(get(index));
        return get(index);
    }

    public final E getAndAccumulate(int index, E value, BinaryOperator<E> function) {
        return getAndSet(index, function.apply(get(index), value));
    }

    public final E accumulateAndGet(int index, E value, BinaryOperator<E> function) {
        values[index] = function.apply(get(index), value);
        return get(index);
    }

    public String toString() {
        return Arrays.toString(values);
    }
}
