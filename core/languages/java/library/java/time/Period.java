package java.time;

import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Period implements TemporalAmount, java.io.Serializable {
    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period of(int years, int months, int days) {
        return new Period(years, months, days);
    }

    public static Period ofYears(int years) {
        return of(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return of(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return of(0, 0, Math.multiplyExact(weeks, 7));
    }

    public static Period ofDays(int days) {
        return of(0, 0, days);
    }

    public static Period between(LocalDate start, LocalDate end) {
        return start.until(end);
    }

    public static Period parse(CharSequence text) {
        Matcher matcher = Pattern.compile(
                        "([-+]?)P(?:([-+]?[0-9]+)Y)?(?:([-+]?[0-9]+)M)?(?:([-+]?[0-9]+)W)?(?:([-+]?[0-9]+)D)?",
                        Pattern.CASE_INSENSITIVE)
                .matcher(text);
        boolean isEmpty = true;
        int[] numbers = new int[6];
        if (matcher.matches()) {
            for (int group = 2; group < 6; group++) {
                if (matcher.group(group) != null) {
                    isEmpty = false;
                    numbers[group] = Integer.parseInt(matcher.group(group));
                }
            }
        }
        if (isEmpty) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
        }
        Period read = of(numbers[2], numbers[3], numbers[4] * 7 + numbers[5]);
        return matcher.group(1).equals("-") ? read.negated() : read;
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public long get(TemporalUnit unit) {
        return switch ((ChronoUnit) unit) {
            case YEARS -> years;
            case MONTHS -> months;
            case DAYS -> days;
            default -> throw LocalDate.unsupported(unit);
        };
    }

    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);
    }

    public boolean isZero() {
        return years == 0 && months == 0 && days == 0;
    }

    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public Period withYears(int years) {
        return of(years, months, days);
    }

    public Period withMonths(int months) {
        return of(years, months, days);
    }

    public Period withDays(int days) {
        return of(years, months, days);
    }

    public Period plus(Period other) {
        return of(
                Math.addExact(years, other.years),
                Math.addExact(months, other.months),
                Math.addExact(days, other.days));
    }

    public Period minus(Period other) {
        return plus(other.negated());
    }

    public Period plusYears(long years) {
        return withYears(Math.toIntExact(this.years + years));
    }

    public Period plusMonths(long months) {
        return withMonths(Math.toIntExact(this.months + months));
    }

    public Period plusDays(long days) {
        return withDays(Math.toIntExact(this.days + days));
    }

    public Period minusYears(long years) {
        return plusYears(-years);
    }

    public Period minusMonths(long months) {
        return plusMonths(-months);
    }

    public Period minusDays(long days) {
        return plusDays(-days);
    }

    public Period multipliedBy(int factor) {
        return of(
                Math.multiplyExact(years, factor),
                Math.multiplyExact(months, factor),
                Math.multiplyExact(days, factor));
    }

    public Period negated() {
        return multipliedBy(-1);
    }

    public Period normalized() {
        long total = toTotalMonths();
        return of(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    public Temporal addTo(Temporal temporal) {
        return after(temporal, toTotalMonths(), days);
    }

    public Temporal subtractFrom(Temporal temporal) {
        return after(temporal, -toTotalMonths(), -(long) days);
    }

    private Temporal after(Temporal temporal, long allMonths, long days) {
        Temporal result = temporal;
        if (months == 0 && years != 0) {
            result = result.plus(allMonths / 12, ChronoUnit.YEARS);
        } else if (allMonths != 0) {
            result = result.plus(allMonths, ChronoUnit.MONTHS);
        }
        return days == 0 ? result : result.plus(days, ChronoUnit.DAYS);
    }

    public boolean equals(Object other) {
        return other instanceof Period period
                && period.years == years
                && period.months == months
                && period.days == days;
    }

    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    public String toString() {
        if (isZero()) {
            return "P0D";
        }
        return "P" + part(years, 'Y') + part(months, 'M') + part(days, 'D');
    }

    private static String part(int number, char unit) {
        return number == 0 ? "" : number + String.valueOf(unit);
    }
}
