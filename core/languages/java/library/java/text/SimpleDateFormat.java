package java.text;

import java.time.LocalDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** Dates by a pattern, in English. */
public class SimpleDateFormat extends DateFormat {
    private static final String LETTERS = "GyMLdhHmsSEDFwWakKzZYuX";
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    };
    private static final String[] DAYS = {
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    };

    private String pattern;

    public SimpleDateFormat(String pattern) {
        applyPattern(pattern);
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        this(pattern);
    }

    public void applyPattern(String pattern) {
        boolean isQuoted = false;
        for (char c : pattern.toCharArray()) {
            if (c == '\'') {
                isQuoted = !isQuoted;
            } else if (!isQuoted && Character.isLetter(c) && c < 128 && LETTERS.indexOf(c) < 0) {
                throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
            }
        }
        if (isQuoted) {
            throw new IllegalArgumentException("Unterminated quote");
        }
        this.pattern = pattern;
    }

    public String toPattern() {
        return pattern;
    }

    private static String padded(long value, int width) {
        String digits = Long.toString(value);
        return "0".repeat(Math.max(0, width - digits.length())) + digits;
    }

    /** Where the run of a letter that begins at a place ends. */
    private int runEnd(int at) {
        int end = at;
        while (end < pattern.length() && pattern.charAt(end) == pattern.charAt(at)) {
            end++;
        }
        return end;
    }

    void write(Date date, StringBuilder out) {
        long here = date.getTime() + zone.getOffset(date.getTime());
        LocalDateTime parts = LocalDateTime.ofEpochSecond(Math.floorDiv(here, 1000L), 0, ZoneOffset.UTC);
        int milliseconds = (int) Math.floorMod(here, 1000L);
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (c == '\'') {
                at = quoted(at, out);
            } else if (LETTERS.indexOf(c) < 0) {
                out.append(c);
                at++;
            } else {
                int end = runEnd(at);
                out.append(field(c, end - at, parts, milliseconds));
                at = end;
            }
        }
    }

    /** Text in quotes; two quotes are one that is meant. Gives the place behind it. */
    private int quoted(int start, StringBuilder out) {
        int at = start + 1;
        if (at < pattern.length() && pattern.charAt(at) == '\'') {
            out.append('\'');
            return at + 1;
        }
        while (at < pattern.length()) {
            char c = pattern.charAt(at++);
            if (c != '\'') {
                out.append(c);
            } else if (at < pattern.length() && pattern.charAt(at) == '\'') {
                out.append('\'');
                at++;
            } else {
                break;
            }
        }
        return at;
    }

    private String field(char letter, int count, LocalDateTime parts, int milliseconds) {
        int hour = parts.getHour();
        int day = parts.getDayOfMonth();
        int weekday = parts.getDayOfWeek().getValue();
        switch (letter) {
            case 'G':
                return parts.getYear() > 0 ? "AD" : "BC";
            case 'y':
            case 'Y':
                return count == 2 ? padded(parts.getYear() % 100, 2) : padded(parts.getYear(), count);
            case 'M':
            case 'L': {
                int month = parts.getMonthValue();
                String name = MONTHS[month - 1];
                return count >= 4 ? name : count == 3 ? name.substring(0, 3) : padded(month, count);
            }
            case 'd':
                return padded(day, count);
            case 'E': {
                String name = DAYS[weekday % 7];
                return count >= 4 ? name : name.substring(0, 3);
            }
            case 'u':
                return padded(weekday, count);
            case 'D':
                return padded(parts.getDayOfYear(), count);
            case 'F':
                return padded((day - 1) / 7 + 1, count);
            case 'w':
                if (parts.getDayOfYear() + 6 - weekday % 7 > parts.toLocalDate().lengthOfYear()) {
                    // The week of the next year's first day.
                    return padded(1, count);
                }
                return padded((parts.getDayOfYear() + first(parts.getDayOfYear(), weekday) - 1) / 7 + 1, count);
            case 'W':
                return padded((day + first(day, weekday) - 1) / 7 + 1, count);
            case 'a':
                return hour < 12 ? "AM" : "PM";
            case 'H':
                return padded(hour, count);
            case 'k':
                return padded(hour == 0 ? 24 : hour, count);
            case 'K':
                return padded(hour % 12, count);
            case 'h':
                return padded(hour % 12 == 0 ? 12 : hour % 12, count);
            case 'm':
                return padded(parts.getMinute(), count);
            case 's':
                return padded(parts.getSecond(), count);
            case 'S':
                return padded(milliseconds, count);
            case 'z':
                return count >= 4 ? zone.getDisplayName() : zone.getID();
            default:
                return offset(letter, count);
        }
    }

    /** The day of the week, from Sunday, of the first day of a year or month whose day with a number is on a weekday. */
    private static int first(int number, int weekday) {
        return Math.floorMod(weekday - (number - 1), 7);
    }

    private String offset(char letter, int count) {
        int minutes = zone.getRawOffset() / 60000;
        if (letter == 'X' && minutes == 0) {
            return "Z";
        }
        String sign = minutes < 0 ? "-" : "+";
        minutes = Math.abs(minutes);
        String hours = sign + padded(minutes / 60, 2);
        if (letter == 'X' && count == 1) {
            return hours;
        }
        return hours + (letter == 'X' && count == 3 ? ":" : "") + padded(minutes % 60, 2);
    }

    /** What a text says, read from its beginning; what stands behind is left. */
    public Date parse(String text) throws ParseException {
        Reading reading = new Reading(text);
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (c == '\'') {
                StringBuilder literal = new StringBuilder();
                at = quoted(at, literal);
                reading.expect(literal.toString());
            } else if (LETTERS.indexOf(c) < 0) {
                reading.expect(String.valueOf(c));
                at++;
            } else {
                int end = runEnd(at);
                boolean isFollowed = end < pattern.length() && LETTERS.indexOf(pattern.charAt(end)) >= 0;
                reading.field(c, end - at, isFollowed);
                at = end;
            }
        }
        return reading.date();
    }

    /** A text that is read. */
    private final class Reading {
        private final String text;
        private int at = 0;
        private int year = 1970;
        private int month = 1;
        private int day = 1;
        private int hour = 0;
        private int minute = 0;
        private int second = 0;
        private int milliseconds = 0;
        private boolean isAfternoon = false;
        private boolean hasHalf = false;
        private Integer offset = null;

        Reading(String text) {
            this.text = text;
        }

        private ParseException wrong() {
            return new ParseException("Unparseable date: \"" + text + "\"", at);
        }

        void expect(String literal) throws ParseException {
            if (!text.startsWith(literal, at)) {
                throw wrong();
            }
            at += literal.length();
        }

        private int number(int most) throws ParseException {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
            int end = at;
            if (end < text.length() && text.charAt(end) == '-') {
                end++;
            }
            while (end < text.length() && end - at < most && Character.isDigit(text.charAt(end))) {
                end++;
            }
            try {
                int value = Integer.parseInt(text.substring(at, end));
                at = end;
                return value;
            } catch (NumberFormatException none) {
                throw wrong();
            }
        }

        /** Which of some names stands here, in full or by its first three letters. */
        private int name(String[] names) throws ParseException {
            for (int i = 0; i < names.length; i++) {
                for (String name : new String[] {names[i], names[i].substring(0, 3)}) {
                    if (text.regionMatches(true, at, name, 0, name.length())) {
                        at += name.length();
                        return i;
                    }
                }
            }
            throw wrong();
        }

        void field(char letter, int count, boolean isFollowed) throws ParseException {
            int most = isFollowed ? count : 10;
            switch (letter) {
                case 'y', 'Y' -> {
                    int start = at;
                    year = number(most);
                    if (count <= 2 && at - start == 2) {
                        // Within eighty years before and twenty behind now.
                        int now = new Date().getYear() + 1900;
                        year += now / 100 * 100;
                        year = year > now + 20 ? year - 100 : year <= now - 80 ? year + 100 : year;
                    }
                }
                case 'M', 'L' -> month = count >= 3 ? name(MONTHS) + 1 : number(most);
                case 'd' -> day = number(most);
                case 'E' -> name(DAYS);
                case 'a' -> {
                    hasHalf = true;
                    isAfternoon = text.regionMatches(true, at, "PM", 0, 2);
                    expect(isAfternoon ? text.substring(at, at + 2) : text.substring(at, Math.min(at + 2, text.length())));
                }
                case 'H', 'K', 'h' -> hour = number(most);
                case 'k' -> hour = number(most) % 24;
                case 'm' -> minute = number(most);
                case 's' -> second = number(most);
                case 'S' -> milliseconds = number(most);
                case 'z', 'Z', 'X' -> zoned();
                default -> number(most);
            }
        }

        private void zoned() throws ParseException {
            int end = at;
            while (end < text.length() && text.charAt(end) != ' ' && text.charAt(end) != ')') {
                end++;
            }
            String name = text.substring(at, end);
            if (name.isEmpty()) {
                throw wrong();
            }
            char first = name.charAt(0);
            TimeZone found = TimeZone.getTimeZone(first == '+' || first == '-' ? "GMT" + name : name);
            offset = found.getRawOffset();
            at = end;
        }

        Date date() throws ParseException {
            if (hasHalf && hour == 12) {
                hour = 0;
            }
            if (isAfternoon) {
                hour += 12;
            }
            if (!isLenient() && !isProper()) {
                throw wrong();
            }
            LocalDateTime there = LocalDateTime.of(year, 1, 1, 0, 0, 0).plusMonths(month - 1L).plusDays(day - 1L);
            long whole = there.toEpochSecond(ZoneOffset.UTC) + hour * 3600L + minute * 60L + second;
            int away = offset == null ? zone.getRawOffset() : offset;
            return new Date(whole * 1000 + milliseconds - away);
        }

        private boolean isProper() {
            return month >= 1 && month <= 12 && day >= 1 && day <= YearMonth.of(year, month).lengthOfMonth() && hour >= 0
                    && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
        }
    }
}
