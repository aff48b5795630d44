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

public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, java.io.Serializable {
    static final long NANOS_PER_DAY = 86400000000000L;

    public static final LocalTime MIN = new LocalTime(0);
    public static final LocalTime MAX = new LocalTime(NANOS_PER_DAY - 1);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(NANOS_PER_DAY / 2);

    private final long nanoOfDay;

    private LocalTime(long nanoOfDay) {
        this.nanoOfDay = nanoOfDay;
    }

    public static LocalTime of(int hour, int minute, int second, int nano) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        ChronoField.NANO_OF_SECOND.checkValidValue(nano);
        return new LocalTime((hour * 3600L + minute * 60 + second) * 1000000000 + nano);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime ofSecondOfDay(long second) {
        return new LocalTime(ChronoField.SECOND_OF_DAY.checkValidValue(second) * 1000000000);
    }

    public static LocalTime ofNanoOfDay(long nano) {
        return new LocalTime(ChronoField.NANO_OF_DAY.checkValidValue(nano));
    }

    public static LocalTime now() {
        return LocalDateTime.now().toLocalTime();
    }

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, LocalTime::from);
    }

    public static LocalTime from(TemporalAccessor temporal) {
        if (temporal instanceof LocalTime time) {
            return time;
        }
        if (!temporal.isSupported(ChronoField.NANO_OF_DAY)) {
            throw LocalDate.cannotObtain("LocalTime", temporal);
        }
        return ofNanoOfDay(temporal.getLong(ChronoField.NANO_OF_DAY));
    }

    public int getHour() {
        return (int) (nanoOfDay / 3600000000000L);
    }

    public int getMinute() {
        return toSecondOfDay() / 60 % 60;
    }

    public int getSecond() {
        return toSecondOfDay() % 60;
    }

    public int getNano() {
        return (int) (nanoOfDay % 1000000000);
    }

    public int toSecondOfDay() {
        return (int) (nanoOfDay / 1000000000);
    }

    public long toNanoOfDay() {
        return nanoOfDay;
    }

    public boolean isSupported(TemporalField field) {
        return field.isTimeBased();
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit.isTimeBased();
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        int hour = getHour();
        return switch ((ChronoField) field) {
            case NANO_OF_SECOND -> getNano();
            case NANO_OF_DAY -> nanoOfDay;
            case MICRO_OF_SECOND -> getNano() / 1000;
            case MICRO_OF_DAY -> nanoOfDay / 1000;
            case MILLI_OF_SECOND -> getNano() / 1000000;
            case MILLI_OF_DAY -> nanoOfDay / 1000000;
            case SECOND_OF_MINUTE -> getSecond();
            case SECOND_OF_DAY -> toSecondOfDay();
            case MINUTE_OF_HOUR -> getMinute();
            case MINUTE_OF_DAY -> toSecondOfDay() / 60;
            case HOUR_OF_AMPM -> hour % 12;
            case CLOCK_HOUR_OF_AMPM -> (hour + 11) % 12 + 1;
            case HOUR_OF_DAY -> hour;
            case CLOCK_HOUR_OF_DAY -> hour == 0 ? 24 : hour;
            case AMPM_OF_DAY -> hour / 12;
            default -> throw LocalDate.unsupported(field);
        };
    }

    public LocalTime withHour(int hour) {
        return of(hour, getMinute(), getSecond(), getNano());
    }

    public LocalTime withMinute(int minute) {
        return of(getHour(), minute, getSecond(), getNano());
    }

    public LocalTime withSecond(int second) {
        return of(getHour(), getMinute(), second, getNano());
    }

    public LocalTime withNano(int nano) {
        return of(getHour(), getMinute(), getSecond(), nano);
    }

    public LocalTime with(TemporalField field, long value) {
        if (field instanceof ChronoField known) {
            known.checkValidValue(value);
        }
        return switch ((ChronoField) field) {
            case NANO_OF_SECOND -> withNano((int) value);
            case NANO_OF_DAY -> ofNanoOfDay(value);
            case MICRO_OF_SECOND -> withNano((int) value * 1000);
            case MICRO_OF_DAY -> ofNanoOfDay(value * 1000);
            case MILLI_OF_SECOND -> withNano((int) value * 1000000);
            case MILLI_OF_DAY -> ofNanoOfDay(value * 1000000);
            case SECOND_OF_MINUTE -> withSecond((int) value);
            case SECOND_OF_DAY -> plusSeconds(value - toSecondOfDay());
            case MINUTE_OF_HOUR -> withMinute((int) value);
            case MINUTE_OF_DAY -> plusMinutes(value - toSecondOfDay() / 60);
            case HOUR_OF_DAY -> withHour((int) value);
            case CLOCK_HOUR_OF_DAY -> withHour((int) value % 24);
            case HOUR_OF_AMPM -> plusHours(value - getHour() % 12);
            case CLOCK_HOUR_OF_AMPM -> plusHours(value % 12 - getHour() % 12);
            case AMPM_OF_DAY -> plusHours((value - getHour() / 12) * 12);
            default -> throw LocalDate.unsupported(field);
        };
    }

    public LocalTime with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalTime time ? time : (LocalTime) adjuster.adjustInto(this);
    }

    public LocalTime plusNanos(long nanos) {
        return new LocalTime(Math.floorMod(nanoOfDay + nanos % NANOS_PER_DAY, NANOS_PER_DAY));
    }

    public LocalTime plusSeconds(long seconds) {
        return plusNanos(seconds % 86400 * 1000000000);
    }

    public LocalTime plusMinutes(long minutes) {
        return plusSeconds(minutes % 1440 * 60);
    }

    public LocalTime plusHours(long hours) {
        return plusSeconds(hours % 24 * 3600);
    }

    public LocalTime minusNanos(long nanos) {
        return plusNanos(-(nanos % NANOS_PER_DAY));
    }

    public LocalTime minusSeconds(long seconds) {
        return plusSeconds(-(seconds % 86400));
    }

    public LocalTime minusMinutes(long minutes) {
        return plusMinutes(-(minutes % 1440));
    }

    public LocalTime minusHours(long hours) {
        return plusHours(-(hours % 24));
    }

    public LocalTime plus(long amount, TemporalUnit unit) {
        return switch ((ChronoUnit) unit) {
            case NANOS -> plusNanos(amount);
            case MICROS -> plusNanos(amount % (NANOS_PER_DAY / 1000) * 1000);
            case MILLIS -> plusNanos(amount % (NANOS_PER_DAY / 1000000) * 1000000);
            case SECONDS -> plusSeconds(amount);
            case MINUTES -> plusMinutes(amount);
            case HOURS -> plusHours(amount);
            case HALF_DAYS -> plusHours(amount % 2 * 12);
            default -> throw LocalDate.unsupported(unit);
        };
    }

    public LocalTime plus(TemporalAmount amount) {
        return (LocalTime) amount.addTo(this);
    }

    public LocalTime minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    public LocalTime minus(TemporalAmount amount) {
        return (LocalTime) amount.subtractFrom(this);
    }

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.DAYS) {
            return MIDNIGHT;
        }
        if (!unit.isTimeBased()) {
            throw new java.time.temporal.UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long size = unit.getDuration().toNanos();
        return new LocalTime(nanoOfDay / size * size);
    }

    public long until(Temporal other, TemporalUnit unit) {
        if (!unit.isTimeBased()) {
            throw LocalDate.unsupported(unit);
        }
        return (from(other).nanoOfDay - nanoOfDay) / unit.getDuration().toNanos();
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, nanoOfDay);
    }

    public int compareTo(LocalTime other) {
        return Long.compare(nanoOfDay, other.nanoOfDay);
    }

    public boolean isBefore(LocalTime other) {
        return nanoOfDay < other.nanoOfDay;
    }

    public boolean isAfter(LocalTime other) {
        return nanoOfDay > other.nanoOfDay;
    }

    public boolean equals(Object other) {
        return other instanceof LocalTime time && time.nanoOfDay == nanoOfDay;
    }

    public int hashCode() {
        return Long.hashCode(nanoOfDay);
    }

    /** The shortest of hours and minutes, seconds, and three, six or nine digits of them. */
    public String toString() {
        String text = LocalDate.two(getHour()) + ":" + LocalDate.two(getMinute());
        int nano = getNano();
        if (getSecond() == 0 && nano == 0) {
            return text;
        }
        text += ":" + LocalDate.two(getSecond());
        if (nano == 0) {
            return text;
        }
        String digits = String.format("%09d", nano);
        int kept = nano % 1000000 == 0 ? 3 : nano % 1000 == 0 ? 6 : 9;
        return text + "." + digits.substring(0, kept);
    }
}
