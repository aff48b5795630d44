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
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public final class LocalDate implements Temporal, TemporalAdjuster, Comparable<LocalDate>, java.io.Serializable {
    public static final LocalDate MIN = new LocalDate(-999999999, 1, 1);
    public static final LocalDate MAX = new LocalDate(999999999, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private final int year;
    private final int month;
    private final int day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static LocalDate of(int year, int month, int day) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        ChronoField.DAY_OF_MONTH.checkValidValue(day);
        if (day > Month.of(month).length(Year.isLeap(year))) {
            throw new DateTimeException(
                    day == 29
                            ? "Invalid date 'February 29' as '" + year + "' is not a leap year"
                            : "Invalid date '" + Month.of(month) + " " + day + "'");
        }
        return new LocalDate(year, month, day);
    }

    public static LocalDate of(int year, Month month, int day) {
        return of(year, month.getValue(), day);
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
        if (dayOfYear == 366 && !Year.isLeap(year)) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        return ofEpochDay(of(year, 1, 1).toEpochDay() + dayOfYear - 1);
    }

    /** Years are counted from March here: the leap day is then the last of its year. */
    public static LocalDate ofEpochDay(long epochDay) {
        ChronoField.EPOCH_DAY.checkValidValue(epochDay);
        long sinceMarchOfZero = epochDay + 719468;
        long era = Math.floorDiv(sinceMarchOfZero, 146097L);
        int dayOfEra = (int) (sinceMarchOfZero - era * 146097);
        int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
        int dayOfYear = dayOfEra - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100);
        int fromMarch = (dayOfYear * 5 + 2) / 153;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        int year = (int) (era * 400) + yearOfEra + (month <= 2 ? 1 : 0);
        return new LocalDate(year, month, dayOfYear - (fromMarch * 153 + 2) / 5 + 1);
    }

    public long toEpochDay() {
        long fromMarch = month <= 2 ? year - 1 : year;
        long era = Math.floorDiv(fromMarch, 400L);
        long yearOfEra = fromMarch - era * 400;
        int dayOfYear = ((month + 9) % 12 * 153 + 2) / 5 + day - 1;
        return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468;
    }

    public static LocalDate now() {
        return ofEpochDay(Math.floorDiv(System.currentTimeMillis(), 86400000L));
    }

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        return formatter.parse(text, LocalDate::from);
    }

    public static LocalDate from(TemporalAccessor temporal) {
        if (temporal instanceof LocalDate date) {
            return date;
        }
        if (!temporal.isSupported(ChronoField.EPOCH_DAY)) {
            throw cannotObtain("LocalDate", temporal);
        }
        return ofEpochDay(temporal.getLong(ChronoField.EPOCH_DAY));
    }

    static DateTimeException cannotObtain(String what, TemporalAccessor temporal) {
        return new DateTimeException(
                "Unable to obtain " + what + " from TemporalAccessor: " + temporal + " of type "
                        + temporal.getClass().getName());
    }

    static UnsupportedTemporalTypeException unsupported(TemporalField field) {
        return new UnsupportedTemporalTypeException("Unsupported field: " + field);
    }

    static UnsupportedTemporalTypeException unsupported(TemporalUnit unit) {
        return new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return getMonth().firstDayOfYear(isLeapYear()) + day - 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    public boolean isSupported(TemporalField field) {
        return field.isDateBased();
    }

    public boolean isSupported(TemporalUnit unit) {
        return unit.isDateBased();
    }

    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.range();
        }
        return switch ((ChronoField) field) {
            case DAY_OF_MONTH -> ValueRange.of(1, lengthOfMonth());
            case DAY_OF_YEAR -> ValueRange.of(1, lengthOfYear());
            case ALIGNED_WEEK_OF_MONTH -> ValueRange.of(1, lengthOfMonth() == 28 ? 4 : 5);
            case YEAR_OF_ERA -> ValueRange.of(1, year > 0 ? 999999999 : 1000000000);
            default -> {
                if (!field.isDateBased()) {
                    throw unsupported(field);
                }
                yield field.range();
            }
        };
    }

    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        return switch ((ChronoField) field) {
            case DAY_OF_WEEK -> getDayOfWeek().getValue();
            case ALIGNED_DAY_OF_WEEK_IN_MONTH -> (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR -> (getDayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH -> day;
            case DAY_OF_YEAR -> getDayOfYear();
            case EPOCH_DAY -> toEpochDay();
            case ALIGNED_WEEK_OF_MONTH -> (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR -> (getDayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR -> month;
            case PROLEPTIC_MONTH -> monthsSinceZero();
            case YEAR_OF_ERA -> year >= 1 ? year : 1 - year;
            case YEAR -> year;
            case ERA -> year >= 1 ? 1 : 0;
            default -> throw unsupported(field);
        };
    }

    private long monthsSinceZero() {
        return year * 12L + month - 1;
    }

    /** The day is the month's last where the month is too short for it. */
    private static LocalDate clipped(long year, int month, int day) {
        int valid = ChronoField.YEAR.checkValidIntValue(year);
        return new LocalDate(valid, month, Math.min(day, Month.of(month).length(Year.isLeap(valid))));
    }

    public LocalDate withYear(int year) {
        return clipped(year, month, day);
    }

    public LocalDate withMonth(int month) {
        return clipped(year, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month), day);
    }

    public LocalDate withDayOfMonth(int day) {
        return of(year, month, day);
    }

    public LocalDate withDayOfYear(int day) {
        return ofYearDay(year, day);
    }

    public LocalDate with(TemporalField field, long value) {
        if (field instanceof ChronoField known) {
            known.checkValidValue(value);
        }
        return switch ((ChronoField) field) {
            case DAY_OF_MONTH -> withDayOfMonth((int) value);
            case DAY_OF_YEAR -> withDayOfYear((int) value);
            case EPOCH_DAY -> ofEpochDay(value);
            case MONTH_OF_YEAR -> withMonth((int) value);
            case PROLEPTIC_MONTH -> plusMonths(value - monthsSinceZero());
            case YEAR -> withYear((int) value);
            case YEAR_OF_ERA -> withYear((int) (year >= 1 ? value : 1 - value));
            case ERA -> getLong(field) == value ? this : withYear(1 - year);
            case DAY_OF_WEEK, ALIGNED_DAY_OF_WEEK_IN_MONTH, ALIGNED_DAY_OF_WEEK_IN_YEAR ->
                    plusDays(value - getLong(field));
            case ALIGNED_WEEK_OF_MONTH, ALIGNED_WEEK_OF_YEAR -> plusWeeks(value - getLong(field));
            default -> throw unsupported(field);
        };
    }

    public LocalDate with(TemporalAdjuster adjuster) {
        return adjuster instanceof LocalDate date ? date : (LocalDate) adjuster.adjustInto(this);
    }

    public LocalDate plusDays(long days) {
        return days == 0 ? this : ofEpochDay(Math.addExact(toEpochDay(), days));
    }

    public LocalDate plusWeeks(long weeks) {
        return plusDays(Math.multiplyExact(weeks, 7L));
    }

    public LocalDate plusMonths(long months) {
        long total = Math.addExact(monthsSinceZero(), months);
        return months == 0 ? this : clipped(Math.floorDiv(total, 12L), (int) Math.floorMod(total, 12L) + 1, day);
    }

    public LocalDate plusYears(long years) {
        return years == 0 ? this : clipped(year + years, month, day);
    }

    public LocalDate minusDays(long days) {
        return plusDays(-days);
    }

    public LocalDate minusWeeks(long weeks) {
        return plusWeeks(-weeks);
    }

    public LocalDate minusMonths(long months) {
        return plusMonths(-months);
    }

    public LocalDate minusYears(long years) {
        return plusYears(-years);
    }

    public LocalDate plus(long amount, TemporalUnit unit) {
        return switch ((ChronoUnit) unit) {
            case DAYS -> plusDays(amount);
            case WEEKS -> plusWeeks(amount);
            case MONTHS -> plusMonths(amount);
            case YEARS -> plusYears(amount);
            case DECADES -> plusYears(Math.multiplyExact(amount, 10L));
            case CENTURIES -> plusYears(Math.multiplyExact(amount, 100L));
            case MILLENNIA -> plusYears(Math.multiplyExact(amount, 1000L));
            case ERAS -> with(ChronoField.ERA, getLong(ChronoField.ERA) + amount);
            default -> throw unsupported(unit);
        };
    }

    public LocalDate plus(TemporalAmount amount) {
        return (LocalDate) amount.addTo(this);
    }

    public LocalDate minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    public LocalDate minus(TemporalAmount amount) {
        return (LocalDate) amount.subtractFrom(this);
    }

    private long monthsUntil(LocalDate end) {
        return ((end.monthsSinceZero() * 32 + end.day) - (monthsSinceZero() * 32 + day)) / 32;
    }

    public long until(Temporal other, TemporalUnit unit) {
        LocalDate end = from(other);
        return switch ((ChronoUnit) unit) {
            case DAYS -> end.toEpochDay() - toEpochDay();
            case WEEKS -> (end.toEpochDay() - toEpochDay()) / 7;
            case MONTHS -> monthsUntil(end);
            case YEARS -> monthsUntil(end) / 12;
            case DECADES -> monthsUntil(end) / 120;
            case CENTURIES -> monthsUntil(end) / 1200;
            case MILLENNIA -> monthsUntil(end) / 12000;
            case ERAS -> end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default -> throw unsupported(unit);
        };
    }

    /** A month counts once the day of the month is reached; what is left is counted from there, or up to there. */
    public Period until(LocalDate end) {
        long months = end.monthsSinceZero() - monthsSinceZero();
        int days = end.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) (end.toEpochDay() - plusMonths(months).toEpochDay());
        } else if (months < 0 && days > 0) {
            months++;
            days -= end.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    /** The days from this one on, up to the end and without it. */
    public Stream<LocalDate> datesUntil(LocalDate end) {
        if (end.isBefore(this)) {
            throw new IllegalArgumentException(end + " < " + this);
        }
        return LongStream.range(toEpochDay(), end.toEpochDay()).mapToObj(LocalDate::ofEpochDay);
    }

    public Stream<LocalDate> datesUntil(LocalDate end, Period step) {
        return Stream.iterate(0, count -> count + 1)
                .map(count -> plus(step.multipliedBy(count)))
                .takeWhile(step.isNegative() ? date -> date.isAfter(end) : date -> date.isBefore(end));
    }

    public String format(DateTimeFormatter formatter) {
        return formatter.format(this);
    }

    public LocalDateTime atStartOfDay() {
        return LocalDateTime.of(this, LocalTime.MIDNIGHT);
    }

    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    /** Years decide, then months, then days: the difference of the first that differ. */
    public int compareTo(LocalDate other) {
        if (year != other.year) {
            return year - other.year;
        }
        return month != other.month ? month - other.month : day - other.day;
    }

    public boolean isBefore(LocalDate other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(LocalDate other) {
        return compareTo(other) > 0;
    }

    public boolean isEqual(LocalDate other) {
        return compareTo(other) == 0;
    }

    public boolean equals(Object other) {
        return other instanceof LocalDate date && compareTo(date) == 0;
    }

    public int hashCode() {
        return (year & 0xFFFFF800) ^ ((year << 11) + (month << 6) + day);
    }

    /** Four digits at least for the year; more than four have a sign. */
    static String yearText(int year) {
        String digits = String.format("%04d", Math.abs(year));
        return year < 0 ? "-" + digits : year > 9999 ? "+" + digits : digits;
    }

    static String two(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    public String toString() {
        return yearText(year) + "-" + two(month) + "-" + two(day);
    }
}
