package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

public final class Instant implements Temporal, Comparable<Instant>, java.io.Serializable {
    public static final Instant EPOCH = new Instant(0, 0);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static Instant ofEpochSecond(long second) {
        return new Instant(second, 0);
    }

    public static Instant ofEpochSecond(long second, long nanos) {
        long whole = Math.addExact(second, Math.floorDiv(nanos, 1000000000L));
        return new Instant(whole, (int) Math.floorMod(nanos, 1000000000L));
    }

    public static Instant ofEpochMilli(long milli) {
        return ofEpochSecond(Math.floorDiv(milli, 1000L), Math.floorMod(milli, 1000L) * 1000000);
    }

    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant parse(CharSequence text) {
        String whole = text.toString();
        if (!whole.endsWith("Z")) {
            int end = whole.length();
            throw new java.time.format.DateTimeParseException(
                    "Text '" + whole + "' could not be parsed at index " + end, text, end);
        }
        return LocalDateTime.parse(whole.substring(0, whole.length() - 1)).toInstant(ZoneOffset.UTC);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        return Math.addExact(Math.multiplyExact(seconds, 1000L), nanos / 1000000);
    }

    public boolean isSupported(TemporalField field) {
        return field == ChronoField.INSTANT_SECONDS
                || field == ChronoField.NANO_OF_SECOND
                || field == ChronoField.MICRO_OF_SECOND
                || field == ChronoField.MILLI_OF_SECOND;
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit.isTimeBased() || unit == ChronoUnit.DAYS;
    }

    public long getLong(TemporalField field) {
        return switch ((ChronoField) field) {
            case INSTANT_SECONDS -> seconds;
            case NANO_OF_SECOND -> nanos;
            case MICRO_OF_SECOND -> nanos / 1000;
            case MILLI_OF_SECOND -> nanos / 1000000;
            default -> throw LocalDate.unsupported(field);
        };
    }

    public Instant with(TemporalField field, long value) {
        return switch ((ChronoField) field) {
            case INSTANT_SECONDS -> new Instant(value, nanos);
            case NANO_OF_SECOND -> ofEpochSecond(seconds, value);
            case MICRO_OF_SECOND -> ofEpochSecond(seconds, value * 1000);
            case MILLI_OF_SECOND -> ofEpochSecond(seconds, value * 1000000);
            default -> throw LocalDate.unsupported(field);
        };
    }

    public Instant plusNanos(long nanos) {
        return ofEpochSecond(seconds + nanos / 1000000000, this.nanos + nanos % 1000000000);
    }

    public Instant plusMillis(long millis) {
        return ofEpochSecond(seconds + millis / 1000, nanos + millis % 1000 * 1000000);
    }

    public Instant plusSeconds(long seconds) {
        return ofEpochSecond(Math.addExact(this.seconds, seconds), nanos);
    }

    public Instant minusNanos(long nanos) {
        return plusNanos(-nanos);
    }

    public Instant minusMillis(long millis) {
        return plusMillis(-millis);
    }

    public Instant minusSeconds(long seconds) {
        return plusSeconds(-seconds);
    }

    public Instant plus(long amount, TemporalUnit unit) {
        if (!isSupported(unit)) {
            throw LocalDate.unsupported(unit);
        }
        Duration size = unit.getDuration().multipliedBy(amount);
        return ofEpochSecond(seconds + size.getSeconds(), (long) nanos + size.getNano());
    }

    public Instant plus(TemporalAmount amount) {
        return (Instant) amount.addTo(this);
    }

    public Instant minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    public Instant minus(TemporalAmount amount) {
        return (Instant) amount.subtractFrom(this);
    }

    public Instant truncatedTo(TemporalUnit unit) {
        LocalDateTime local = LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC);
        return local.truncatedTo(unit).toInstant(ZoneOffset.UTC);
    }

    public long until(Temporal end, TemporalUnit unit) {
        if (!isSupported(unit)) {
            throw LocalDate.unsupported(unit);
        }
        return Duration.between(this, end).dividedBy(unit.getDuration());
    }

    public int compareTo(Instant other) {
        int whole = Long.compare(seconds, other.seconds);
        return whole != 0 ? whole : nanos - other.nanos;
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public boolean equals(Object other) {
        return other instanceof Instant instant && compareTo(instant) == 0;
    }

    public int hashCode() {
        return Long.hashCode(seconds) + 51 * nanos;
    }

    public String toString() {
        String text = LocalDateTime.ofEpochSecond(seconds, nanos, ZoneOffset.UTC).toString();
        return (text.length() == 16 ? text + ":00" : text) + "Z";
    }
}
