// covers: Calendar, GregorianCalendar: parts, add, roll, set, limits, weeks, comparing, lenience; moments in formats (%t)
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.*;

public class calendars {
    static void parts(Calendar c) {
        StringJoiner all = new StringJoiner(" ");
        for (int field = Calendar.ERA; field <= Calendar.MILLISECOND; field++) {
            all.add(String.valueOf(c.get(field)));
        }
        System.out.println(c.getTime() + " " + all);
    }

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Calendar c = new GregorianCalendar(2024, Calendar.FEBRUARY, 28, 23, 30, 15);
        parts(c);
        c.add(Calendar.DATE, 2);
        parts(c);
        c.add(Calendar.MONTH, 11);
        c.set(Calendar.DAY_OF_MONTH, 31);
        parts(c);
        c.roll(Calendar.MONTH, true);
        c.roll(Calendar.DAY_OF_MONTH, -5);
        parts(c);
        c.set(Calendar.DAY_OF_WEEK, Calendar.MONDAY);
        parts(c);
        c.set(Calendar.WEEK_OF_YEAR, 1);
        parts(c);
        c.set(Calendar.DAY_OF_WEEK_IN_MONTH, -1);
        parts(c);
        c.set(Calendar.AM_PM, Calendar.AM);
        c.set(Calendar.MINUTE, 75);
        parts(c);
        c.setFirstDayOfWeek(Calendar.MONDAY);
        c.setMinimalDaysInFirstWeek(4);
        for (int year = 2015; year < 2022; year++) {
            c.set(year, Calendar.DECEMBER, 31, 12, 0);
            System.out.print(c.get(Calendar.WEEK_OF_YEAR) + "/" + c.getActualMaximum(Calendar.WEEK_OF_YEAR) + " ");
        }
        System.out.println(c.getWeekYear() + " " + c.getMaximum(Calendar.WEEK_OF_YEAR));
        GregorianCalendar first = new GregorianCalendar(2000, 0, 1);
        Calendar before = (Calendar) first.clone();
        before.add(Calendar.DAY_OF_MONTH, -1);
        System.out.println(before.before(first) + " " + before.after(first) + " " + before.compareTo(first) + " "
                + before.equals(first) + " " + first.equals(first.clone()) + " " + first.isLeapYear(1900));
        before.clear();
        before.set(2023, Calendar.DECEMBER, 25);
        System.out.println(before.getTime() + " " + before.getTimeInMillis() + " " + before.toInstant());
        System.out.println(before.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.US) + " "
                + before.getDisplayName(Calendar.DAY_OF_WEEK, Calendar.SHORT, Locale.US));
        for (int month = 0; month < 12; month++) {
            Calendar day = new GregorianCalendar(2023, month, 13);
            if (day.get(Calendar.DAY_OF_WEEK) == Calendar.FRIDAY) {
                System.out.println("a Friday in " + (month + 1) + ", of " + day.getActualMaximum(Calendar.DATE));
            }
        }
        try {
            c.setLenient(false);
            c.set(Calendar.MONTH, 13);
            c.getTime();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Calendar at = Calendar.getInstance();
        at.setTimeInMillis(1700000000123L);
        System.out.println(String.format("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tB %<tb %<tA %<ta", at));
        System.out.println(String.format("%tj %<te %<tk %<tl %<tp %<Tp %<ty %<tC %<ts %<tQ", at));
        System.out.println(String.format("%1$tF %1$tT %1$tD %1$tR %1$tr %1$tc", new Date(1700000000000L)));
        System.out.printf("%tF|%12tA|%-6tb|%TB%n", LocalDate.of(2024, 3, 1), LocalDate.of(2024, 3, 1), at, at);
        System.out.println(String.format("%tT %<tN %tY", LocalDateTime.of(2024, 1, 2, 3, 4, 5, 6), 0L));
        for (String wrong : new String[] {"%tq", "%t", "%tY", "%.3tY", "%#tY"}) {
            try {
                System.out.println(String.format(wrong, "text"));
            } catch (IllegalFormatException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
