// covers: SimpleDateFormat, Date, TimeZone
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class Main {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        String[] patterns = {
            "yyyy-MM-dd HH:mm:ss", "dd/MM/yy", "EEEE, MMMM d, yyyy", "EEE MMM dd HH:mm:ss zzz yyyy", "hh:mm a", "yyyyMMddHHmmssSSS",
            "yyyy-MM-dd'T'HH:mm:ss.SSSZ", "h 'o''clock'", "D w W F u k K", "G yyyy", "yyyy-MM-dd'T'HH:mmXXX",
        };
        long[] moments = {0L, 1580702706789L, -1L, 951782400000L, 1700000000000L};
        for (String pattern : patterns) {
            SimpleDateFormat format = new SimpleDateFormat(pattern);
            StringBuilder line = new StringBuilder(pattern);
            for (long moment : moments) {
                line.append(" | ").append(format.format(new Date(moment)));
            }
            System.out.println(line);
        }
        SimpleDateFormat day = new SimpleDateFormat("yyyy-MM-dd");
        Date start = day.parse("2024-02-28");
        Date end = day.parse("2024-03-01");
        System.out.println((end.getTime() - start.getTime()) / 86400000L + " days " + start.before(end) + " " + start.compareTo(end));
        System.out.println(day.format(day.parse("2023-02-31")) + " " + start);
        for (String text : new String[] {"2024-13-01", "2024-00-10", "yesterday", "2024/01/01"}) {
            try {
                day.setLenient(false);
                System.out.println(day.parse(text).getTime());
            } catch (ParseException e) {
                System.out.println(e.getMessage());
            }
        }
        SimpleDateFormat full = new SimpleDateFormat("EEE, d MMM yyyy hh:mm:ss a Z");
        System.out.println(full.parse("Mon, 3 Feb 2020 04:05:06 PM +0200").getTime());
        SimpleDateFormat away = new SimpleDateFormat("yyyy-MM-dd HH:mm Z z");
        away.setTimeZone(TimeZone.getTimeZone("GMT+5:30"));
        System.out.println(away.format(new Date(0)) + " " + away.toPattern());
        try {
            new SimpleDateFormat("yyyy-bb");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Date date = new Date(1580702706789L);
        Date other = (Date) date.clone();
        other.setTime(other.getTime() + 1000);
        System.out.println(date.equals(other) + " " + date.after(other) + " " + date.hashCode() + " " + other + " " + date.toInstant());
    }
}
