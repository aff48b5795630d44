package java.time.temporal;

import java.time.DateTimeException;

/** From a smallest to a largest value; the largest may itself lie between two, as that of the days of a month. */
public final class ValueRange {
    private final long minimum;
    private final long smallestMaximum;
    private final long maximum;

    private ValueRange(long minimum, long smallestMaximum, long maximum) {
        this.minimum = minimum;
        this.smallestMaximum = smallestMaximum;
        this.maximum = maximum;
    }

    public static ValueRange of(long minimum, long maximum) {
        return new ValueRange(minimum, maximum, maximum);
    }

    public static ValueRange of(long minimum, long smallestMaximum, long maximum) {
        return new ValueRange(minimum, smallestMaximum, maximum);
    }

    public long getMinimum() {
        return minimum;
    }

    public long getMaximum() {
        return maximum;
    }

    public long getSmallestMaximum() {
        return smallestMaximum;
    }

    public boolean isFixed() {
        return smallestMaximum == maximum;
    }

    public boolean isValidValue(long value) {
        return value >= minimum && value <= maximum;
    }

    public long checkValidValue(long value, TemporalField field) {
        if (!isValidValue(value)) {
            throw new DateTimeException(
                    "Invalid value for " + field + " (valid values " + this + "): " + value);
        }
        return value;
    }

    public int checkValidIntValue(long value, TemporalField field) {
        return (int) checkValidValue(value, field);
    }

    public boolean equals(Object other) {
        return other instanceof ValueRange range
                && range.minimum == minimum
                && range.smallestMaximum == smallestMaximum
                && range.maximum == maximum;
    }

    public int hashCode() {
        return Long.hashCode(minimum + smallestMaximum * 31 + maximum * 31 * 31);
    }

    public String toString() {
        return minimum + " - " + (isFixed() ? "" : smallestMaximum + "/") + maximum;
    }
}
