package java.util;

import java.util.function.LongConsumer;

public class LongSummaryStatistics implements LongConsumer {
    private long count;
    private long sum;
    private long min = Long.MAX_VALUE;
    private long max = Long.MIN_VALUE;

    public LongSummaryStatistics() {
    }

    public void accept(long value) {
        count++;
        sum += value;
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(LongSummaryStatistics other) {
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

    public long getMin() {
        return min;
    }

    public long getMax() {
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
