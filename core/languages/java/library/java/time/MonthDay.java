package java.time;

/** A day of a month in any year. */
public final class MonthDay implements Comparable<MonthDay>, java.io.Serializable {
    private final int month;
    private final int day;

    private MonthDay(int month, int day) {
        this.month = month;
        this.day = day;
    }

    public static MonthDay of(Month month, int day) {
        if (day < 1 || day > 31) {
            throw new DateTimeException("Invalid value for DayOfMonth (valid values 1 - 28/31): " + day);
        }
        if (day > month.maxLength()) {
            throw new DateTimeException(
                    "Illegal value for DayOfMonth field, value " + day + " is not valid for month " + month.name());
        }
        return new MonthDay(month.getValue(), day);
    }

    public static MonthDay of(int month, int day) {
        return of(Month.of(month), day);
    }

    public static MonthDay from(LocalDate date) {
        return new MonthDay(date.getMonthValue(), date.getDayOfMonth());
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

    public boolean isValidYear(int year) {
        return day != 29 || month != 2 || Year.isLeap(year);
    }

    public LocalDate atYear(int year) {
        return LocalDate.of(year, month, isValidYear(year) ? day : 28);
    }

    public MonthDay withMonth(int other) {
        return new MonthDay(other, Math.min(day, Month.of(other).maxLength()));
    }

    public MonthDay withDayOfMonth(int other) {
        return of(month, other);
    }

    public boolean isBefore(MonthDay other) {
        return compareTo(other) < 0;
    }

    public boolean isAfter(MonthDay other) {
        return compareTo(other) > 0;
    }

    public int compareTo(MonthDay other) {
        return month != other.month ? month - other.month : day - other.day;
    }

    public boolean equals(Object other) {
        return other instanceof MonthDay && compareTo((MonthDay) other) == 0;
    }

    public int hashCode() {
        return (month << 6) + day;
    }

    public String toString() {
        return (month < 10 ? "--0" : "--") + month + (day < 10 ? "-0" : "-") + day;
    }
}
