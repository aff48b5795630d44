// covers: calendar arithmetic, enums, Comparable, formatting, validation
import java.util.*;

public class Main {
    enum Weekday { MON, TUE, WED, THU, FRI, SAT, SUN }

    static final class Date implements Comparable<Date> {
        private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        final int year, month, day;

        Date(int year, int month, int day) {
            if (month < 1 || month > 12 || day < 1 || day > length(year, month)) {
                throw new IllegalArgumentException("no such day: " + String.format("%04d-%02d-%02d", year, month, day));
            }
            this.year = year;
            this.month = month;
            this.day = day;
        }

        static Date parse(String text) {
            String[] parts = text.split("-");
            if (parts.length != 3) {
                throw new IllegalArgumentException("no date: " + text);
            }
            return new Date(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
        }

        static boolean isLeap(int year) {
            return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        }

        static int length(int year, int month) {
            return month == 2 && isLeap(year) ? 29 : DAYS[month - 1];
        }

        long toDays() {
            long y = month <= 2 ? year - 1 : year;
            long era = Math.floorDiv(y, 400);
            long yoe = y - era * 400;
            long doy = (153L * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
            long doe = yoe * 365 + yoe / 4 - yoe / 100 + doy;
            return era * 146097 + doe - 719468;
        }

        static Date ofDays(long days) {
            days += 719468;
            long era = Math.floorDiv(days, 146097L);
            long doe = days - era * 146097;
            long yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
            long doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
            long mp = (5 * doy + 2) / 153;
            int day = (int) (doy - (153 * mp + 2) / 5 + 1);
            int month = (int) (mp < 10 ? mp + 3 : mp - 9);
            return new Date((int) (yoe + era * 400 + (month <= 2 ? 1 : 0)), month, day);
        }

        Date plusDays(long n) {
            return ofDays(toDays() + n);
        }

        Weekday weekday() {
            return Weekday.values()[(int) Math.floorMod(toDays() + 3, 7L)];
        }

        @Override
        public int compareTo(Date other) {
            return Long.compare(toDays(), other.toDays());
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Date d && d.toDays() == toDays();
        }

        @Override
        public int hashCode() {
            return Long.hashCode(toDays());
        }

        @Override
        public String toString() {
            return String.format("%04d-%02d-%02d", year, month, day);
        }
    }

    static void calendar(int year, int month) {
        System.out.printf("%14s%n", month + "/" + year);
        System.out.println("Mo Tu We Th Fr Sa Su");
        int at = new Date(year, month, 1).weekday().ordinal();
        System.out.print("   ".repeat(at));
        for (int day = 1; day <= Date.length(year, month); day++) {
            System.out.printf("%2d%s", day, ++at % 7 == 0 || day == Date.length(year, month) ? "\n" : " ");
        }
    }

    public static void main(String[] args) {
        Date epoch = new Date(1970, 1, 1);
        System.out.println(epoch.toDays() + " " + epoch.weekday() + " " + new Date(2024, 2, 29).weekday() + " " + new Date(2000, 1, 1).toDays());
        Date date = Date.parse("2023-12-31");
        System.out.println(date.plusDays(1) + " " + date.plusDays(60) + " " + date.plusDays(-365) + " " + date.plusDays(100000));
        System.out.println(date.compareTo(epoch) > 0 ? "later" : "earlier");
        calendar(2024, 2);
        calendar(2023, 10);
        for (String text : new String[] {"2023-02-29", "2024-02-29", "1900-02-29", "2023-13-01", "x", "2023-aa-01"}) {
            try {
                System.out.println(Date.parse(text) + " is fine");
            } catch (NumberFormatException e) {
                System.out.println("number: " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        List<Date> dates = new ArrayList<>();
        for (String text : "2024-05-01 1999-12-31 2024-01-15 2024-05-01".split(" ")) {
            dates.add(Date.parse(text));
        }
        System.out.println(new TreeSet<>(dates) + " " + Collections.max(dates) + " " + new HashSet<>(dates).size());
        EnumMap<Weekday, Integer> counts = new EnumMap<>(Weekday.class);
        for (int year = 2000; year < 2100; year++) {
            counts.merge(new Date(year, 12, 24).weekday(), 1, Integer::sum);
        }
        System.out.println(counts);
        boolean isRound = true;
        for (long d = -800000; d < 800000; d += 9973) {
            isRound &= Date.ofDays(d).toDays() == d;
        }
        System.out.println(isRound);
        int seconds = 98765;
        System.out.printf("%02d:%02d:%02d%n", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
}
