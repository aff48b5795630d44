package java.util;

import java.time.LocalDate;

/** The calendar of today, taken to have been in force always. */
public class GregorianCalendar extends Calendar {
    public static final int BC = 0;
    public static final int AD = 1;

    private static final long DAY = 86400000L;
    private static final int[] LEAST = {0, 1, 0, 1, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, -46800000, 0};
    private static final int[] GREATEST = {
        1, 292278994, 11, 53, 6, 31, 366, 7, 6, 1, 11, 23, 59, 59, 999, 50400000, 7200000,
    };
    private static final int[] LEAST_GREATEST = {
        1, 292269054, 11, 52, 4, 28, 365, 7, 4, 1, 11, 23, 59, 59, 999, 50400000, 1200000,
    };

    public GregorianCalendar() {
        this(TimeZone.getDefault());
    }

    public GregorianCalendar(TimeZone zone) {
        this(zone, Locale.US);
    }

    public GregorianCalendar(Locale locale) {
        this(TimeZone.getDefault(), locale);
    }

    public GregorianCalendar(TimeZone zone, Locale locale) {
        super(zone, locale);
        setTimeInMillis(System.currentTimeMillis());
    }

    public GregorianCalendar(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute) {
        this(year, month, day, hour, minute, 0);
    }

    public GregorianCalendar(int year, int month, int day, int hour, int minute, int second) {
        super(TimeZone.getDefault(), Locale.US);
        set(year, month, day, hour, minute, second);
        boolean isAfternoon = hour >= 12 && hour <= 23;
        fields[AM_PM] = isAfternoon ? PM : AM;
        fields[HOUR] = isAfternoon ? hour - 12 : hour;
        stamp[AM_PM] = COMPUTED;
        stamp[HOUR] = COMPUTED;
    }

    public boolean isLeapYear(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    // --- from parts to the moment

    private static int both(int one, int other) {
        return one == UNSET || other == UNSET ? UNSET : Math.max(one, other);
    }

    /** The last day that is a day of the week and not behind another. */
    private static long onOrBefore(long day, int dayOfWeek) {
        return day - Math.floorMod(day - (dayOfWeek - 5), 7L);
    }

    private static long firstOf(int year, int month) {
        int whole = year + Math.floorDiv(month, 12);
        return LocalDate.of(whole, Math.floorMod(month, 12) + 1, 1).toEpochDay();
    }

    /** The day with which the first week of a year or a month begins. */
    private long firstWeek(long first) {
        long start = onOrBefore(first + 6, getFirstDayOfWeek());
        return start - first >= getMinimalDaysInFirstWeek() ? start - 7 : start;
    }

    /** The day that the parts mean that were set last. */
    private long day() {
        int year = isSet(YEAR) ? fields[YEAR] : 1970;
        if (isSet(ERA) && fields[ERA] == BC) {
            year = 1 - year;
        }
        int dayOfWeek = stamp[DAY_OF_WEEK];
        int ofMonth = stamp[DAY_OF_MONTH];
        int week = both(stamp[WEEK_OF_MONTH], dayOfWeek);
        int inMonth = both(stamp[DAY_OF_WEEK_IN_MONTH], dayOfWeek);
        int ofYear = stamp[DAY_OF_YEAR];
        int weekOfYear = both(stamp[WEEK_OF_YEAR], dayOfWeek);
        int best = Math.max(Math.max(Math.max(ofMonth, week), Math.max(inMonth, ofYear)), weekOfYear);
        if (best == UNSET) {
            week = stamp[WEEK_OF_MONTH];
            inMonth = Math.max(stamp[DAY_OF_WEEK_IN_MONTH], dayOfWeek);
            weekOfYear = stamp[WEEK_OF_YEAR];
            best = Math.max(Math.max(week, inMonth), weekOfYear);
            if (best == UNSET) {
                ofMonth = stamp[MONTH];
                best = ofMonth;
            }
        }
        int wanted = dayOfWeek == UNSET ? getFirstDayOfWeek() : fields[DAY_OF_WEEK];
        boolean isByMonth = best == ofMonth || best == week && stamp[WEEK_OF_MONTH] >= stamp[WEEK_OF_YEAR]
                || best == inMonth && stamp[DAY_OF_WEEK_IN_MONTH] >= stamp[WEEK_OF_YEAR];
        if (!isByMonth) {
            long first = firstOf(year, 0);
            if (best == ofYear) {
                return first + fields[DAY_OF_YEAR] - 1;
            }
            long start = firstWeek(first);
            if (dayOfWeek != UNSET) {
                start = onOrBefore(start + 6, wanted);
            }
            return start + 7L * (fields[WEEK_OF_YEAR] - 1);
        }
        int month = isSet(MONTH) ? fields[MONTH] : 0;
        long first = firstOf(year, month);
        if (best == ofMonth) {
            return isSet(DAY_OF_MONTH) ? first + fields[DAY_OF_MONTH] - 1 : first;
        }
        if (best == week && (week != inMonth || stamp[WEEK_OF_MONTH] >= stamp[DAY_OF_WEEK_IN_MONTH])) {
            long start = firstWeek(first);
            if (dayOfWeek != UNSET) {
                start = onOrBefore(start + 6, wanted);
            }
            return start + 7L * (fields[WEEK_OF_MONTH] - 1);
        }
        int number = isSet(DAY_OF_WEEK_IN_MONTH) ? fields[DAY_OF_WEEK_IN_MONTH] : 1;
        if (number >= 0) {
            return onOrBefore(first + 7L * number - 1, wanted);
        }
        long length = firstOf(year, month + 1) - first;
        return onOrBefore(first + length + 7L * (number + 1) - 1, wanted);
    }

    private long timeOfDay() {
        int best = Math.max(stamp[HOUR_OF_DAY], both(stamp[HOUR], stamp[AM_PM]));
        if (best == UNSET) {
            best = Math.max(stamp[HOUR], stamp[AM_PM]);
        }
        long hours = 0;
        if (best != UNSET) {
            hours = best == stamp[HOUR_OF_DAY] ? fields[HOUR_OF_DAY] : fields[HOUR] + 12L * fields[AM_PM];
        }
        return ((hours * 60 + fields[MINUTE]) * 60 + fields[SECOND]) * 1000 + fields[MILLISECOND];
    }

    protected void computeTime() {
        int[] asked = fields.clone();
        if (!isLenient()) {
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamp[i] > COMPUTED && (fields[i] < getMinimum(i) || fields[i] > getMaximum(i))) {
                    throw new IllegalArgumentException(NAMES[i]);
                }
            }
        }
        long local = day() * DAY + timeOfDay();
        time = local - getTimeZone().getRawOffset();
        if (!isLenient()) {
            computeFields();
            for (int i = 0; i < FIELD_COUNT; i++) {
                if (stamp[i] > COMPUTED && fields[i] != asked[i]) {
                    System.arraycopy(asked, 0, fields, 0, FIELD_COUNT);
                    throw new IllegalArgumentException(NAMES[i] + ": " + asked[i] + " -> " + wanted(i));
                }
            }
        }
    }

    /** What a part comes to, whatever was set. */
    private int wanted(int field) {
        int[] asked = fields.clone();
        computeFields();
        int found = fields[field];
        System.arraycopy(asked, 0, fields, 0, FIELD_COUNT);
        return found;
    }

    // --- from the moment to its parts

    private int weeks(long first, long day) {
        return (int) Math.floorDiv(day - firstWeek(first), 7L) + 1;
    }

    protected void computeFields() {
        int offset = getTimeZone().getOffset(time);
        long local = time + offset;
        long day = Math.floorDiv(local, DAY);
        int rest = (int) Math.floorMod(local, DAY);
        LocalDate date = LocalDate.ofEpochDay(day);
        int year = date.getYear();
        fields[ERA] = year > 0 ? AD : BC;
        fields[YEAR] = year > 0 ? year : 1 - year;
        fields[MONTH] = date.getMonthValue() - 1;
        fields[DAY_OF_MONTH] = date.getDayOfMonth();
        fields[DAY_OF_YEAR] = date.getDayOfYear();
        fields[DAY_OF_WEEK] = (int) Math.floorMod(day + 4, 7L) + 1;
        fields[DAY_OF_WEEK_IN_MONTH] = (date.getDayOfMonth() - 1) / 7 + 1;
        long first = day - date.getDayOfYear() + 1;
        int week = weeks(first, day);
        if (week == 0) {
            week = weeks(firstOf(year - 1, 0), first - 1);
        } else if (week >= 52 && day >= firstWeek(firstOf(year + 1, 0))) {
            week = 1;
        }
        fields[WEEK_OF_YEAR] = week;
        fields[WEEK_OF_MONTH] = weeks(day - date.getDayOfMonth() + 1, day);
        int hours = rest / 3600000;
        fields[HOUR_OF_DAY] = hours;
        fields[AM_PM] = hours / 12;
        fields[HOUR] = hours % 12;
        fields[MINUTE] = rest / 60000 % 60;
        fields[SECOND] = rest / 1000 % 60;
        fields[MILLISECOND] = rest % 1000;
        fields[ZONE_OFFSET] = getTimeZone().getRawOffset();
        fields[DST_OFFSET] = offset - getTimeZone().getRawOffset();
    }

    // --- changes

    private int wholeYear() {
        return fields[ERA] == BC ? 1 - fields[YEAR] : fields[YEAR];
    }

    /** Goes to a month of a year, and to its last day where the day of the month is not in it. */
    private void goTo(int year, int month) {
        long first = firstOf(year, month);
        long length = firstOf(year, month + 1) - first;
        long day = first + Math.min(fields[DAY_OF_MONTH], length) - 1;
        long old = Math.floorDiv(getTimeInMillis() + getTimeZone().getOffset(time), DAY);
        setTimeInMillis(time + (day - old) * DAY);
    }

    public void add(int field, int amount) {
        if (amount == 0) {
            return;
        }
        complete();
        switch (field) {
            case ERA -> { }
            case YEAR -> goTo(wholeYear() + amount, fields[MONTH]);
            case MONTH -> goTo(wholeYear(), fields[MONTH] + amount);
            case WEEK_OF_YEAR, WEEK_OF_MONTH, DAY_OF_WEEK_IN_MONTH -> setTimeInMillis(time + 7 * DAY * amount);
            case DAY_OF_MONTH, DAY_OF_YEAR, DAY_OF_WEEK -> setTimeInMillis(time + DAY * amount);
            case AM_PM -> setTimeInMillis(time + DAY / 2 * amount);
            case HOUR, HOUR_OF_DAY -> setTimeInMillis(time + 3600000L * amount);
            case MINUTE -> setTimeInMillis(time + 60000L * amount);
            case SECOND -> setTimeInMillis(time + 1000L * amount);
            case MILLISECOND -> setTimeInMillis(time + amount);
            default -> throw new IllegalArgumentException();
        }
    }

    public void roll(int field, boolean up) {
        roll(field, up ? 1 : -1);
    }

    public void roll(int field, int amount) {
        if (amount == 0) {
            return;
        }
        complete();
        if (field == YEAR) {
            goTo(wholeYear() + amount, fields[MONTH]);
            return;
        }
        if (field == MONTH) {
            goTo(wholeYear(), Math.floorMod(fields[MONTH] + amount, 12));
            return;
        }
        if (field == DAY_OF_WEEK) {
            int there = Math.floorMod(fields[DAY_OF_WEEK] - getFirstDayOfWeek(), 7);
            setTimeInMillis(time + DAY * (Math.floorMod(there + amount, 7) - there));
            return;
        }
        int least = getActualMinimum(field);
        int size = getActualMaximum(field) - least + 1;
        int there = fields[field] - least;
        add(field, Math.floorMod(there + amount, size) - there);
    }

    // --- limits

    public int getMinimum(int field) {
        return LEAST[field];
    }

    public int getMaximum(int field) {
        return GREATEST[field];
    }

    public int getGreatestMinimum(int field) {
        return LEAST[field];
    }

    public int getLeastMaximum(int field) {
        return LEAST_GREATEST[field];
    }

    public int getActualMaximum(int field) {
        complete();
        int year = wholeYear();
        long first = firstOf(year, fields[MONTH]);
        long last = firstOf(year, fields[MONTH] + 1) - 1;
        return switch (field) {
            // The last moment that there is lies in August.
            case YEAR -> GREATEST[YEAR] - (fields[MONTH] * 31 + fields[DAY_OF_MONTH] > 7 * 31 + 17 ? 1 : 0);
            case DAY_OF_MONTH -> (int) (last - first) + 1;
            case DAY_OF_YEAR -> isLeapYear(year) ? 366 : 365;
            case WEEK_OF_MONTH -> weeks(first, last);
            case DAY_OF_WEEK_IN_MONTH -> ((int) (last - first) - Math.floorMod(
                    fields[DAY_OF_WEEK] - 1 - (int) Math.floorMod(first + 4, 7L), 7)) / 7 + 1;
            case WEEK_OF_YEAR -> {
                long next = firstOf(year + 1, 0);
                int weeks = weeks(firstOf(year, 0), next - 1);
                yield next - 1 >= firstWeek(next) ? weeks - 1 : weeks;
            }
            default -> GREATEST[field];
        };
    }

    public boolean isWeekDateSupported() {
        return true;
    }

    public int getWeekYear() {
        complete();
        int year = wholeYear();
        if (fields[WEEK_OF_YEAR] == 1 && fields[MONTH] == DECEMBER) {
            return year + 1;
        }
        return fields[WEEK_OF_YEAR] >= 52 && fields[MONTH] == JANUARY ? year - 1 : year;
    }

    public int getWeeksInWeekYear() {
        return getActualMaximum(WEEK_OF_YEAR);
    }
}
