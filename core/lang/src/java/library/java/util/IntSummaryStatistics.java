package java.util;

import java.util.function.IntConsumer;

public class IntSummaryStatistics implements IntConsumer {
    private long count;
    private long sum;
    private int min = Integer.MAX_VALUE;
    private int max = Integer.MIN_VALUE;

    public IntSummaryStatistics() {
    }

    public void accept(int value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(IntSummaryStatistics other) {
        count += other.count;
        sum += other.sum;
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    public long getCount() {
        return count;
    }

    public long getSum() {
        return sum;
    }

    public int getMin() {
        return min;
    }

    public int getMax() {
        return max;
    }

    public double getAverage() {
        return count > 0 ? (double) getSum() / count : 0.0;
    }

    public String toString() {
        String pattern = "%s{count=%d, sum=%d, min=%d, average=%f, max=%d}";
        return String.format(
                pattern, getClass().getSimpleName(), getCount(), getSum(), getMin(), getAverage(), getMax());
    }
}
