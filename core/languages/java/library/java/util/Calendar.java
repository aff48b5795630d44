package java.util;

import java.time.Instant;

/**
 * A moment, and its parts by the rules of a calendar. What is set counts when something is asked for: the parts that were set
 * last.
 */
public abstract class Calendar implements java.io.Serializable, Cloneable, Comparable<Calendar> {
    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;
    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;
    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;
    public static final int AM = 0;
    public static final int PM = 1;
    public static final int ALL_STYLES = 0;
    public static final int SHORT = 1;
    public static final int LONG = 2;

    static final int UNSET = 0;
    static final int COMPUTED = 1;
    static final String[] NAMES = {
        "ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH", "DAY_OF_YEAR", "DAY_OF_WEEK",
        "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND", "MILLISECOND", "ZONE_OFFSET",
        "DST_OFFSET",
    };
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    };
    private static final String[] DAYS = {
        "", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    };

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;

    /** When each part was set; what was computed is older than everything that was set. */
    int[] stamp = new int[FIELD_COUNT];
    private int nextStamp = 2;
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDayOfWeek = SUNDAY;
    private int minimalDays = 1;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.US);
    }

    protected Calendar(TimeZone zone, Locale locale) {
        this.zone = zone;
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale locale) {
        return new GregorianCalendar(locale);
    }

    public static Calendar getInstance(TimeZone zone, Locale locale) {
        return new GregorianCalendar(zone, locale);
    }

    protected abstract void computeTime();

    protected abstract void computeFields();

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        setTimeInMillis(date.getTime());
    }

    public long getTimeInMillis() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        time = millis;
        isTimeSet = true;
        computeAll();
    }

    private void computeAll() {
        computeFields();
        areFieldsSet = true;
        Arrays.fill(stamp, COMPUTED);
        Arrays.fill(isSet, true);
    }

    protected void complete() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        if (!areFieldsSet) {
            computeAll();
        }
    }

    public int get(int field) {
        complete();
        return fields[field];
    }

    protected final int internalGet(int field) {
        return fields[field];
    }

    public void set(int field, int value) {
        fields[field] = value;
        isTimeSet = false;
        areFieldsSet = false;
        isSet[field] = true;
        stamp[field] = nextStamp++;
    }

    public final void set(int year, int month, int date) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, date);
    }

    public final void set(int year, int month, int date, int hour, int minute) {
        set(year, month, date);
        set(HOUR_OF_DAY, hour);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int date, int hour, int minute, int second) {
        set(year, month, date, hour, minute);
        set(SECOND, second);
    }

    public final void clear() {
        Arrays.fill(fields, 0);
        Arrays.fill(stamp, UNSET);
        Arrays.fill(isSet, false);
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final void clear(int field) {
        fields[field] = 0;
        stamp[field] = UNSET;
        isSet[field] = false;
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final boolean isSet(int field) {
        return stamp[field] != UNSET;
    }

    public void roll(int field, int amount) {
        for (int i = 0; i < Math.abs(amount); i++) {
            roll(field, amount > 0);
        }
    }

    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    public int getActualMaximum(int field) {
        return getMaximum(field);
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public boolean isLenient() {
        return lenient;
    }

    public void setTimeZone(TimeZone zone) {
        this.zone = zone;
        areFieldsSet = false;
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setFirstDayOfWeek(int day) {
        if (firstDayOfWeek != day) {
            complete();
            firstDayOfWeek = day;
            computeAll();
        }
    }

    public int getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public void setMinimalDaysInFirstWeek(int days) {
        if (minimalDays != days) {
            complete();
            minimalDays = days;
            computeAll();
        }
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public String getDisplayName(int field, int style, Locale locale) {
        String name;
        if (field == MONTH) {
            name = MONTHS[get(MONTH)];
        } else if (field == DAY_OF_WEEK) {
            name = DAYS[get(DAY_OF_WEEK)];
        } else if (field == AM_PM) {
            return get(AM_PM) == AM ? "AM" : "PM";
        } else if (field == ERA) {
            return style == LONG ? get(ERA) == 0 ? "Before Christ" : "Anno Domini" : get(ERA) == 0 ? "BC" : "AD";
        } else {
            return null;
        }
        return style == LONG ? name : name.substring(0, 3);
    }

    public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
        if (field != MONTH && field != DAY_OF_WEEK) {
            return null;
        }
        Map<String, Integer> names = new HashMap<>();
        String[] all = field == MONTH ? MONTHS : DAYS;
        for (int i = field == MONTH ? 0 : 1; i < all.length; i++) {
            if (style != SHORT) {
                names.put(all[i], i);
            }
            if (style != LONG) {
                names.put(all[i].substring(0, 3), i);
            }
        }
        return names;
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }

    public String getCalendarType() {
        return "gregory";
    }

    public boolean before(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) < 0;
    }

    public boolean after(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) > 0;
    }

    public int compareTo(Calendar other) {
        return Long.compare(getTimeInMillis(), other.getTimeInMillis());
    }

    public boolean equals(Object other) {
        if (!(other instanceof Calendar)) {
            return false;
        }
        Calendar that = (Calendar) other;
        return getTimeInMillis() == that.getTimeInMillis() && lenient == that.lenient && zone.equals(that.zone)
                && firstDayOfWeek == that.firstDayOfWeek && minimalDays == that.minimalDays;
    }

    public int hashCode() {
        long at = getTimeInMillis();
        return (lenient ? 1 : 0) | firstDayOfWeek << 1 | minimalDays << 4 | zone.hashCode() << 7 ^ (int) at
                ^ (int) (at >> 32);
    }

    public Object clone() {
        try {
            Calendar other = (Calendar) super.clone();
            other.fields = fields.clone();
            other.isSet = isSet.clone();
            other.stamp = stamp.clone();
            return other;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName());
        text.append("[time=").append(isTimeSet ? String.valueOf(time) : "?");
        text.append(",areFieldsSet=").append(areFieldsSet).append(",areAllFieldsSet=").append(areFieldsSet);
        text.append(",lenient=").append(lenient).append(",zone=sun.util.calendar.ZoneInfo[id=\"").append(zone.getID());
        text.append("\",offset=").append(zone.getRawOffset());
        text.append(",dstSavings=0,useDaylight=false,transitions=0,lastRule=null]");
        text.append(",firstDayOfWeek=").append(firstDayOfWeek);
        text.append(",minimalDaysInFirstWeek=").append(minimalDays);
        for (int i = 0; i < FIELD_COUNT; i++) {
            text.append(',').append(NAMES[i]).append('=').append(isSet(i) ? String.valueOf(fields[i]) : "?");
        }
        return text.append(']').toString();
    }
}
