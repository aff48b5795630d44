package java.util.concurrent.atomic;

public class DoubleAdder extends Number {
    private double sum;

    public void add(double value) {
        sum += value;
    }

    public double sum() {
        return sum;
    }

    public void reset() {
        sum = 0;
    }

    public double sumThenReset() {
        double old = sum;
        sum = 0;
        return old;
    }

    public int intValue() {
        return (int) sum;
    }

    public long longValue() {
        return (long) sum;
    }

    public float floatValue() {
        return (float) sum;
    }

    public double doubleValue() {
        return sum;
    }

    public String toString() {
        return Double.toString(sum);
    }
}
