package java.util;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/** A moment, in milliseconds since the beginning of 1970. */
public class Date implements Comparable<Date>, Cloneable, java.io.Serializable {
    private long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long time) {
        this.time = time;
    }

    public Date(int year, int month, int day) {
        this(year, month, day, 0, 0, 0);
    }

    public Date(int year, int month, int day, int hours, int minutes) {
        this(year, month, day, hours, minutes, 0);
    }

    public Date(int year, int month, int day, int hours, int minutes, int seconds) {
        this(at(year + 1900, month, day, hours, minutes, seconds));
    }

    /** Parts may lie outside of their ranges: they carry over. */
    private static long at(int year, int month, int day, int hours, int minutes, int seconds) {
        LocalDateTime first = LocalDateTime.of(year, 1, 1, 0, 0, 0);
        LocalDateTime there = first.plusMonths(month).plusDays(day - 1L);
        long whole = there.toEpochSecond(ZoneOffset.UTC) + hours * 3600L + minutes * 60L + seconds;
        return whole * 1000 - TimeZone.getDefault().getRawOffset();
    }

    private LocalDateTime parts() {
        long here = time + TimeZone.getDefault().getOffset(time);
        return LocalDateTime.ofEpochSecond(Math.floorDiv(here, 1000L), 0, ZoneOffset.UTC);
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public int getYear() {
        return parts().getYear() - 1900;
    }

    public int getMonth() {
        return parts().getMonthValue() - 1;
    }

    public int getDate() {
        return parts().getDayOfMonth();
    }

    public int getDay() {
        return parts().getDayOfWeek().getValue() % 7;
    }

    public int getHours() {
        return parts().getHour();
    }

    public int getMinutes() {
        return parts().getMinute();
    }

    public int getSeconds() {
        return parts().getSecond();
    }

    public boolean before(Date other) {
        return time < other.time;
    }

    public boolean after(Date other) {
        return time > other.time;
    }

    public Instant toInstant() {
        return Instant.ofEpochMilli(time);
    }

    public static Date from(Instant instant) {
        return new Date(instant.toEpochMilli());
    }

    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public int compareTo(Date other) {
        return Long.compare(time, other.time);
    }

    public boolean equals(Object other) {
        return other instanceof Date && time == ((Date) other).time;
    }

    public int hashCode() {
        return (int) time ^ (int) (time >> 32);
    }

    public String toString() {
        return new java.text.SimpleDateFormat("EEE MMM dd HH:mm:ss zzz yyyy").format(this);
    }
}
