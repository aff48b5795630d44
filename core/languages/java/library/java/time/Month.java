package java.time;

import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.util.Locale;

public enum Month implements TemporalAccessor, TemporalAdjuster {
    JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER;

    public static Month of(int month) {
        if (month < 1 || month > 12) {
            throw new DateTimeException("Invalid value for MonthOfYear: " + month);
        }
        return values()[month - 1];
    }

    public static Month from(TemporalAccessor temporal) {
        return of(temporal.get(ChronoField.MONTH_OF_YEAR));
    }

    public int getValue() {
        return ordinal() + 1;
    }

    /** The name of a constant as people write it, in English. */
    static String styled(String name, TextStyle style) {
        int length = switch (style.asNormal()) {
            case SHORT -> 3;
            case NARROW -> 1;
            default -> name.length();
        };
        return name.charAt(0) + name.substring(1, length).toLowerCase();
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return styled(name(), style);
    }

    public boolean isSupported(TemporalField field) {
        return field == ChronoField.MONTH_OF_YEAR;
    }

    public long getLong(TemporalField field) {
        if (field == ChronoField.MONTH_OF_YEAR) {
            return getValue();
        }
        throw LocalDate.unsupported(field);
    }

    public Month plus(long months) {
        return values()[(int) Math.floorMod(ordinal() + months % 12, 12L)];
    }

    public Month minus(long months) {
        return plus(-(months % 12));
    }

    public int length(boolean leapYear) {
        return switch (this) {
            case FEBRUARY -> leapYear ? 29 : 28;
            case APRIL, JUNE, SEPTEMBER, NOVEMBER -> 30;
            default -> 31;
        };
    }

    public int minLength() {
        return length(false);
    }

    public int maxLength() {
        return length(true);
    }

    public int firstDayOfYear(boolean leapYear) {
        int day = 1;
        for (int i = 0; i < ordinal(); i++) {
            day += values()[i].length(leapYear);
        }
        return day;
    }

    public Month firstMonthOfQuarter() {
        return values()[ordinal() / 3 * 3];
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.MONTH_OF_YEAR, getValue());
    }
}
