package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;

public final class Year implements TemporalAccessor, Comparable<Year>, java.io.Serializable {
    public static final int MIN_VALUE = -999999999;
    public static final int MAX_VALUE = 999999999;

    private final int year;

    private Year(int year) {
        this.year = year;
    }

    public static Year of(int year) {
        return new Year(ChronoField.YEAR.checkValidIntValue(year));
    }

    public static Year from(TemporalAccessor temporal) {
        return of(temporal.get(ChronoField.YEAR));
    }

    public static Year now() {
        return of(LocalDate.now().getYear());
    }

    public static boolean isLeap(long year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public boolean isLeap() {
        return isLeap(year);
    }

    public int getValue() {
        return year;
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }

    public boolean isSupported(TemporalField field) {
        return field == ChronoField.YEAR || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA;
    }

    public long getLong(TemporalField field) {
        if (!isSupported(field)) {
            throw LocalDate.unsupported(field);
        }
        return LocalDate.of(year, 1, 1).getLong(field);
    }

    public Year plusYears(long years) {
        return of(Math.toIntExact(year + years));
    }

    public Year minusYears(long years) {
        return plusYears(-years);
    }

    public LocalDate atDay(int dayOfYear) {
        return LocalDate.ofYearDay(year, dayOfYear);
    }

    public YearMonth atMonth(int month) {
        return YearMonth.of(year, month);
    }

    public YearMonth atMonth(Month month) {
        return YearMonth.of(year, month.getValue());
    }

    public boolean isBefore(Year other) {
        return year < other.year;
    }

    public boolean isAfter(Year other) {
        return year > other.year;
    }

    public int compareTo(Year other) {
        return year - other.year;
    }

    public boolean equals(Object other) {
        return other instanceof Year another && another.year == year;
    }

    public int hashCode() {
        return year;
    }

    public String toString() {
        return String.valueOf(year);
    }
}
