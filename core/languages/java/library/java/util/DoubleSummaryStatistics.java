package java.util;

import java.util.function.DoubleConsumer;

public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    private double compensation;
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    public DoubleSummaryStatistics() {
    }

    public void accept(double value) {
        count++;
        simpleSum += value;
        addCompensated(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        addCompensated(other.sum);
        addCompensated(-other.compensation);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    /** Kahan's summation, with the signs of the JDK's. */
    private void addCompensated(double value) {
        double rest = value - compensation;
        double larger = sum + rest;
        compensation = larger - sum - rest;
        sum = larger;
    }

    public long getCount() {
        return count;
    }

    public double getSum() {
        double total = sum - compensation;
        return Double.isNaN(total) && Double.isInfinite(simpleSum) ? simpleSum : total;
    }

    public double getMin() {
        return min;
    }

    public double getMax() {
        return max;
    }

    public double getAverage() {
        return count > 0 ? getSum() / count : 0.0;
    }

    public String toString() {
        String pattern = "%s{count=%d, sum=%f, min=%f, average=%f, max=%f}";
        return String.format(
                pattern, getClass().getSimpleName(), getCount(), getSum(), getMin(), getAverage(), getMax());
    }
}
