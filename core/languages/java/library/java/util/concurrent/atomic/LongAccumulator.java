package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

public class LongAccumulator {
    private final LongBinaryOperator function;
    private final long identity;
    private long value;

    public LongAccumulator(LongBinaryOperator function, long identity) {
        this.function = function;
        this.identity = identity;
        this.value = identity;
    }

    public void accumulate(long other) {
        value = function.applyAsLong(value, other);
    }

    public long get() {
        return value;
    }

    public void reset() {
        value = identity;
    }

    public long getThenReset() {
        long old = value;
        value = identity;
        return old;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
