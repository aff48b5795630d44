package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.function.UnaryOperator;

public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> adjuster) {
        return temporal -> temporal.with(adjuster.apply(LocalDate.from(temporal)));
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, lastDay(temporal, ChronoField.DAY_OF_MONTH));
    }

    private static long lastDay(Temporal temporal, ChronoField field) {
        return temporal.range(field).getMaximum();
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, lastDay(temporal, ChronoField.DAY_OF_YEAR));
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek day) {
        return dayOfWeekInMonth(1, day);
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek day) {
        return dayOfWeekInMonth(-1, day);
    }

    /** The count from the beginning of the month or, if negative, from its end; none is the last of the month before. */
    public static TemporalAdjuster dayOfWeekInMonth(int count, DayOfWeek day) {
        return temporal -> {
            if (count >= 0) {
                Temporal first = temporal.with(ChronoField.DAY_OF_MONTH, 1);
                return first.plus(Math.floorMod(day.getValue() - today(first), 7) + (count - 1) * 7L, ChronoUnit.DAYS);
            }
            Temporal last = temporal.with(lastDayOfMonth());
            return last.plus((count + 1) * 7L - Math.floorMod(today(last) - day.getValue(), 7), ChronoUnit.DAYS);
        };
    }

    private static int today(Temporal temporal) {
        return temporal.get(ChronoField.DAY_OF_WEEK);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek day) {
        return temporal -> temporal.plus(Math.floorMod(day.getValue() - today(temporal), 7), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster next(DayOfWeek day) {
        return temporal -> temporal.plus(1, ChronoUnit.DAYS).with(nextOrSame(day));
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek day) {
        return temporal -> temporal.minus(Math.floorMod(today(temporal) - day.getValue(), 7), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster previous(DayOfWeek day) {
        return temporal -> temporal.minus(1, ChronoUnit.DAYS).with(previousOrSame(day));
    }
}
