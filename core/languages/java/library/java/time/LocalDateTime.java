package java.time;

import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

public final class LocalDateTime
        implements Temporal, TemporalAdjuster, Comparable<LocalDateTime>, java.io.Serializable {
    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        java.util.Objects.requireNonNull(date, "date");
        java.util.Objects.requireNonNull(time, "time");
        return new LocalDateTime(date, time);
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, int month, int day, int hour, int minute, int second, int nano) {
        return new LocalDateTime(LocalDate.of(year, month, day), LocalTime.of(hour, minute, second, nano));
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute) {
        return of(year, month.getValue(), day, hour, minute);
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second) {
        return of(year, month.getValue(), day, hour, minute, second);
    }

    public static LocalDateTime of(int year, Month month, int day, int hour, int minute, int second, int nano) {
        return of(year, month.getValue(), day, hour, minute, second, nano);
    }

    public static LocalDateTime ofEpochSecond(long second, int nano, ZoneOffset offset) {
        ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        long local = second + offset.getTotalSeconds();
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(local, 86400L));
        return new LocalDateTime(date, LocalTime.ofNanoOfDay(Math.floorMod(local, 86400L) * 1000000000 + nano));
    }

    public static LocalDateTime now() {
        return ofEpochSecond(0, 0, ZoneOffset.UTC).plus(System.currentTimeMillis(), ChronoUnit.MILLIS);
    }

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, LocalDateTime::from);
    }

    public static LocalDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof LocalDateTime both) {
            return both;
        }
        try {
            return new LocalDateTime(LocalDate.from(temporal), LocalTime.from(temporal));
        } catch (DateTimeException e) {
            throw new DateTimeException(LocalDate.cannotObtain("LocalDateTime", temporal).getMessage(), e);
        }
    }

    public LocalDate toLocalDate() {
        return date;
    }

    public LocalTime toLocalTime() {
        return time;
    }

    public int getYear() {
        return date.getYear();
    }

    public int getMonthValue() {
        return date.getMonthValue();
    }

    public Month getMonth() {
        return date.getMonth();
    }

    public int getDayOfMonth() {
        return date.getDayOfMonth();
    }

    public int getDayOfYear() {
        return date.getDayOfYear();
    }

    public DayOfWeek getDayOfWeek() {
        return date.getDayOfWeek();
    }

    public int getHour() {
        return time.getHour();
    }

    public int getMinute() {
        return time.getMinute();
    }

    public int getSecond() {
        return time.getSecond();
    }

    public int getNano() {
        return time.getNano();
    }

    public boolean isSupported(TemporalField field) {
        return field.isDateBased() || field.isTimeBased();
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit.isDateBased() || unit.isTimeBased();
    }

    public ValueRange range(TemporalField field) {
        return field.isTimeBased() ? time.range(field) : date.range(field);
    }

    public long getLong(TemporalField field) {
        return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
    }

    public LocalDateTime with(TemporalField field, long value) {
        return field.isTimeBased() ? of(date, time.with(field, value)) : of(date.with(field, value), time);
    }

    public LocalDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate other) {
            return of(other, time);
        }
        return adjuster instanceof LocalTime other ? of(date, other) : (LocalDateTime) adjuster.adjustInto(this);
    }

    public LocalDateTime withYear(int year) {
        return of(date.withYear(year), time);
    }

    public LocalDateTime withMonth(int month) {
        return of(date.withMonth(month), time);
    }

    public LocalDateTime withDayOfMonth(int day) {
        return of(date.withDayOfMonth(day), time);
    }

    public LocalDateTime withDayOfYear(int day) {
        return of(date.withDayOfYear(day), time);
    }

    public LocalDateTime withHour(int hour) {
        return of(date, time.withHour(hour));
    }

    public LocalDateTime withMinute(int minute) {
        return of(date, time.withMinute(minute));
    }

    public LocalDateTime withSecond(int second) {
        return of(date, time.withSecond(second));
    }

    public LocalDateTime withNano(int nano) {
        return of(date, time.withNano(nano));
    }

    public LocalDateTime truncatedTo(TemporalUnit unit) {
        return of(date, time.truncatedTo(unit));
    }

    public LocalDateTime plusYears(long years) {
        return of(date.plusYears(years), time);
    }

    public LocalDateTime plusMonths(long months) {
        return of(date.plusMonths(months), time);
    }

    public LocalDateTime plusWeeks(long weeks) {
        return of(date.plusWeeks(weeks), time);
    }

    public LocalDateTime plusDays(long days) {
        return of(date.plusDays(days), time);
    }

    public LocalDateTime plusHours(long hours) {
        return plusParts(hours, 24);
    }

    public LocalDateTime plusMinutes(long minutes) {
        return plusParts(minutes, 1440);
    }

    public LocalDateTime plusSeconds(long seconds) {
        return plusParts(seconds, 86400);
    }

    public LocalDateTime plusNanos(long nanos) {
        return plusParts(nanos, LocalTime.NANOS_PER_DAY);
    }

    /** What of a day is too much for its time goes to the date. */
    private LocalDateTime plusParts(long amount, long perDay) {
        long nanos = time.toNanoOfDay() + amount % perDay * (LocalTime.NANOS_PER_DAY / perDay);
        long days = amount / perDay + Math.floorDiv(nanos, LocalTime.NANOS_PER_DAY);
        return of(date.plusDays(days), LocalTime.ofNanoOfDay(Math.floorMod(nanos, LocalTime.NANOS_PER_DAY)));
    }

    public LocalDateTime minusYears(long years) {
        return plusYears(-years);
    }

    public LocalDateTime minusMonths(long months) {
        return plusMonths(-months);
    }

    public LocalDateTime minusWeeks(long weeks) {
        return plusWeeks(-weeks);
    }

    public LocalDateTime minusDays(long days) {
        return plusDays(-days);
    }

    public LocalDateTime minusHours(long hours) {
        return plusHours(-hours);
    }

    public LocalDateTime minusMinutes(long minutes) {
        return plusMinutes(-minutes);
    }

    public LocalDateTime minusSeconds(long seconds) {
        return plusSeconds(-seconds);
    }

    public LocalDateTime minusNanos(long nanos) {
        return plusNanos(-nanos);
    }

    public LocalDateTime plus(long amount, TemporalUnit unit) {
        return unit.isTimeBased()
                ? plusParts(amount, LocalTime.NANOS_PER_DAY / unit.getDuration().toNanos())
                : of(date.plus(amount, unit), time);
    }

    public LocalDateTime plus(TemporalAmount amount) {
        return (LocalDateTime) amount.addTo(this);
    }

    public LocalDateTime minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    public LocalDateTime minus(TemporalAmount amount) {
        return (LocalDateTime) amount.subtractFrom(this);
    }

    public long until(Temporal other, TemporalUnit unit) {
        LocalDateTime end = from(other);
        if (unit.isTimeBased()) {
            return Duration.between(this, end).dividedBy(unit.getDuration());
        }
        LocalDate last = end.date;
        if (last.isAfter(date) && end.time.isBefore(time)) {
            last = last.minusDays(1);
        } else if (last.isBefore(date) && end.time.isAfter(time)) {
            last = last.plusDays(1);
        }
        return date.until(last, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public long toEpochSecond(ZoneOffset offset) {
        return date.toEpochDay() * 86400 + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), getNano());
    }

    public Temporal adjustInto(Temporal temporal) {
        return date.adjustInto(time.adjustInto(temporal));
    }

    public int compareTo(LocalDateTime other) {
        int days = date.compareTo(other.date);
        return days != 0 ? days : time.compareTo(other.time);
    }

    public boolean isBefore(LocalDateTime other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(LocalDateTime other) {
        return compareTo(other) > 0;
    }

    public boolean isEqual(LocalDateTime other) {
        return compareTo(other) == 0;
    }

    public boolean equals(Object other) {
        return other instanceof LocalDateTime both && both.date.equals(date) && both.time.equals(time);
    }

    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    public String toString() {
        return date + "T" + time;
    }
}
