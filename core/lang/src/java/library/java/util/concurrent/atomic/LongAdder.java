package java.util.concurrent.atomic;

public class LongAdder {
    private long value;

    public void add(long other) {
        value += other;
    }

    public void increment() {
        value++;
    }

    public void decrement() {
        value--;
    }

    public long sum() {
        return value;
    }

    public void reset() {
        value = 0;
    }

    public String toString() {
        return String.valueOf(value);
    }
}
