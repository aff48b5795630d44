package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

/** The first day of a month, of which only year and month are seen. */
public final class YearMonth implements Temporal, Comparable<YearMonth>, java.io.Serializable {
    private final LocalDate first;

    private YearMonth(LocalDate first) {
        this.first = first;
    }

    public static YearMonth of(int year, int month) {
        return new YearMonth(LocalDate.of(year, month, 1));
    }

    public static YearMonth of(int year, Month month) {
        return of(year, month.getValue());
    }

    public static YearMonth from(TemporalAccessor temporal) {
        return of(temporal.get(ChronoField.YEAR), temporal.get(ChronoField.MONTH_OF_YEAR));
    }

    public static YearMonth now() {
        return from(LocalDate.now());
    }

    public static YearMonth parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ofPattern("uuuu-MM"));
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, YearMonth::from);
    }

    public int getYear() {
        return first.getYear();
    }

    public int getMonthValue() {
        return first.getMonthValue();
    }

    public Month getMonth() {
        return first.getMonth();
    }

    public int lengthOfMonth() {
        return first.lengthOfMonth();
    }

    public int lengthOfYear() {
        return first.lengthOfYear();
    }

    public boolean isLeapYear() {
        return first.isLeapYear();
    }

    public boolean isValidDay(int day) {
        return day >= 1 && day <= lengthOfMonth();
    }

    public boolean isSupported(TemporalField field) {
        return field == ChronoField.MONTH_OF_YEAR
                || field == ChronoField.PROLEPTIC_MONTH
                || field == ChronoField.YEAR
                || field == ChronoField.YEAR_OF_ERA
                || field == ChronoField.ERA;
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit.isDateBased() && unit != ChronoUnit.DAYS && unit != ChronoUnit.WEEKS;
    }

    public long getLong(TemporalField field) {
        if (!isSupported(field)) {
            throw LocalDate.unsupported(field);
        }
        return first.getLong(field);
    }

    public YearMonth with(TemporalField field, long value) {
        if (!isSupported(field)) {
            throw LocalDate.unsupported(field);
        }
        return new YearMonth(first.with(field, value));
    }

    public YearMonth withYear(int year) {
        return new YearMonth(first.withYear(year));
    }

    public YearMonth withMonth(int month) {
        return new YearMonth(first.withMonth(month));
    }

    public YearMonth plusMonths(long months) {
        return new YearMonth(first.plusMonths(months));
    }

    public YearMonth plusYears(long years) {
        return new YearMonth(first.plusYears(years));
    }

    public YearMonth minusMonths(long months) {
        return plusMonths(-months);
    }

    public YearMonth minusYears(long years) {
        return plusYears(-years);
    }

    public YearMonth plus(long amount, TemporalUnit unit) {
        if (!isSupported(unit)) {
            throw LocalDate.unsupported(unit);
        }
        return new YearMonth(first.plus(amount, unit));
    }

    public long until(Temporal end, TemporalUnit unit) {
        if (!isSupported(unit)) {
            throw LocalDate.unsupported(unit);
        }
        return first.until(from(end).first, unit);
    }

    public LocalDate atDay(int day) {
        return LocalDate.of(getYear(), getMonthValue(), day);
    }

    public LocalDate atEndOfMonth() {
        return atDay(lengthOfMonth());
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public boolean isBefore(YearMonth other) {
        return first.isBefore(other.first);
    }

    public boolean isAfter(YearMonth other) {
        return first.isAfter(other.first);
    }

    public int compareTo(YearMonth other) {
        return first.compareTo(other.first);
    }

    public boolean equals(Object other) {
        return other instanceof YearMonth another && another.first.equals(first);
    }

    public int hashCode() {
        return getYear() ^ (getMonthValue() << 27);
    }

    public String toString() {
        return LocalDate.yearText(getYear()) + "-" + LocalDate.two(getMonthValue());
    }
}
