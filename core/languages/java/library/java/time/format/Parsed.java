package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.HashMap;
import java.util.Map;

/** The fields that a text gave, and the date and time that they make. */
final class Parsed implements TemporalAccessor {
    private Map<TemporalField, Long> fields = new HashMap<>();
    private LocalDate date;
    private LocalTime time;
    private Period excess = Period.ZERO;

    void put(TemporalField field, long value) {
        fields.put(field, value);
    }

    Parsed copy() {
        Parsed other = new Parsed();
        other.fields.putAll(fields);
        return other;
    }

    void become(Parsed other) {
        fields = other.fields;
    }

    private boolean has(ChronoField... needed) {
        for (ChronoField field : needed) {
            if (!fields.containsKey(field)) {
                return false;
            }
        }
        return true;
    }

    private int take(ChronoField field) {
        return field.checkValidIntValue(fields.remove(field));
    }

    void resolve(ResolverStyle style) {
        resolveDate(style);
        resolveTime();
        if (date != null && time != null && !excess.isZero()) {
            date = date.plus(excess);
        }
        check(date);
        check(time);
    }

    /** What has been read beside what makes a date must not contradict it. */
    private void check(TemporalAccessor made) {
        if (made == null) {
            return;
        }
        fields.entrySet().removeIf(entry -> {
            if (!made.isSupported(entry.getKey())) {
                return false;
            }
            long value = made.getLong(entry.getKey());
            if (value != entry.getValue()) {
                throw new DateTimeException(
                        "Conflict found: Field " + entry.getKey() + " " + value + " differs from " + entry.getKey() + " "
                                + entry.getValue() + " derived from " + made);
            }
            return true;
        });
    }

    private void resolveDate(ResolverStyle style) {
        if (has(ChronoField.YEAR_OF_ERA) && (style != ResolverStyle.STRICT || has(ChronoField.ERA))) {
            int year = take(ChronoField.YEAR_OF_ERA);
            boolean isOurs = !has(ChronoField.ERA) || take(ChronoField.ERA) == 1;
            put(ChronoField.YEAR, isOurs ? year : 1 - year);
        }
        if (has(ChronoField.YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.DAY_OF_MONTH)) {
            int year = take(ChronoField.YEAR);
            int month = take(ChronoField.MONTH_OF_YEAR);
            int day = take(ChronoField.DAY_OF_MONTH);
            if (style == ResolverStyle.SMART) {
                day = Math.min(day, YearMonth.of(year, month).lengthOfMonth());
            }
            date = LocalDate.of(year, month, day);
        } else if (has(ChronoField.YEAR, ChronoField.DAY_OF_YEAR)) {
            date = LocalDate.ofYearDay(take(ChronoField.YEAR), take(ChronoField.DAY_OF_YEAR));
        }
    }

    private void resolveTime() {
        if (has(ChronoField.CLOCK_HOUR_OF_AMPM)) {
            put(ChronoField.HOUR_OF_AMPM, take(ChronoField.CLOCK_HOUR_OF_AMPM) % 12);
        }
        if (has(ChronoField.HOUR_OF_AMPM, ChronoField.AMPM_OF_DAY)) {
            put(ChronoField.HOUR_OF_DAY, take(ChronoField.AMPM_OF_DAY) * 12 + take(ChronoField.HOUR_OF_AMPM));
        }
        if (has(ChronoField.CLOCK_HOUR_OF_DAY)) {
            put(ChronoField.HOUR_OF_DAY, take(ChronoField.CLOCK_HOUR_OF_DAY) % 24);
        }
        if (!has(ChronoField.HOUR_OF_DAY)) {
            return;
        }
        boolean isMidnightAtEnd = fields.get(ChronoField.HOUR_OF_DAY) == 24;
        int hour = isMidnightAtEnd ? 0 : ChronoField.HOUR_OF_DAY.checkValidIntValue(fields.get(ChronoField.HOUR_OF_DAY));
        int minute = partOfTime(ChronoField.MINUTE_OF_HOUR);
        int second = partOfTime(ChronoField.SECOND_OF_MINUTE);
        int nano = partOfTime(ChronoField.NANO_OF_SECOND);
        if (isMidnightAtEnd) {
            if (minute + second + nano > 0) {
                ChronoField.HOUR_OF_DAY.checkValidValue(24);
            }
            excess = Period.ofDays(1);
        }
        fields.remove(ChronoField.HOUR_OF_DAY);
        time = LocalTime.of(hour, minute, second, nano);
    }

    private int partOfTime(ChronoField field) {
        return has(field) ? take(field) : 0;
    }

    public boolean isSupported(TemporalField field) {
        return fields.containsKey(field)
                || date != null && date.isSupported(field)
                || time != null && time.isSupported(field);
    }

    public long getLong(TemporalField field) {
        if (fields.containsKey(field)) {
            return fields.get(field);
        }
        if (date != null && date.isSupported(field)) {
            return date.getLong(field);
        }
        if (time != null && time.isSupported(field)) {
            return time.getLong(field);
        }
        throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    public String toString() {
        String text = fields + ",ISO";
        if (date != null || time != null) {
            text += " resolved to ";
            text += date == null ? time.toString() : time == null ? date.toString() : date + "T" + time;
        }
        return text;
    }
}
