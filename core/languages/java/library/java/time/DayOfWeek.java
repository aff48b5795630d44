package java.time;

import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.util.Locale;

public enum DayOfWeek implements TemporalAccessor, TemporalAdjuster {
    MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

    public static DayOfWeek of(int day) {
        if (day < 1 || day > 7) {
            throw new DateTimeException("Invalid value for DayOfWeek: " + day);
        }
        return values()[day - 1];
    }

    public static DayOfWeek from(TemporalAccessor temporal) {
        return of(temporal.get(ChronoField.DAY_OF_WEEK));
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return Month.styled(name(), style);
    }

    public boolean isSupported(TemporalField field) {
        return field == ChronoField.DAY_OF_WEEK;
    }

    public long getLong(TemporalField field) {
        if (field == ChronoField.DAY_OF_WEEK) {
            return getValue();
        }
        throw LocalDate.unsupported(field);
    }

    public DayOfWeek plus(long days) {
        return values()[(int) Math.floorMod(ordinal() + days % 7, 7L)];
    }

    public DayOfWeek minus(long days) {
        return plus(-(days % 7));
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.DAY_OF_WEEK, getValue());
    }
}
