package java.time.format;

import java.time.DateTimeException;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;

/** A number of so many digits. More than the least number of digits may be due to a sign. */
final class NumberPart extends Part {
    private final TemporalField field;
    private final int least;
    private final int most;
    private final boolean isReducedYear;
    /** The digits that following numbers of fixed width take. */
    int reserved;

    NumberPart(TemporalField field, int least, int most, boolean isReducedYear) {
        this.field = field;
        this.least = least;
        this.most = most;
        this.isReducedYear = isReducedYear;
    }

    int digits() {
        return least == most ? least : 0;
    }

    private boolean hasSignIfLong() {
        return least >= 4 && most == 19;
    }

    void print(TemporalAccessor temporal, StringBuilder target) {
        long value = temporal.getLong(field);
        String text = String.valueOf(Math.abs(isReducedYear ? Math.floorMod(value, 100L) : value));
        if (text.length() > most) {
            throw new DateTimeException(
                    "Field " + field + " cannot be printed as the value " + value
                            + " exceeds the maximum print width of " + most);
        }
        if (value < 0 && !isReducedYear) {
            target.append('-');
        } else if (hasSignIfLong() && text.length() > least) {
            target.append('+');
        }
        target.append("0".repeat(Math.max(0, least - text.length()))).append(text);
    }

    int read(String text, int at, Parsed target) {
        int start = at;
        boolean isSigned = least != most && at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+');
        if (isSigned) {
            start++;
        }
        int end = start;
        while (end < text.length() && end - start < most + reserved && isDigit(text.charAt(end))) {
            end++;
        }
        end = Math.min(end, Math.max(start + least, end - reserved));
        end = Math.min(end, start + most);
        if (end - start < Math.max(1, least) || hasSignIfLong() && !isSigned && end - start > least) {
            return ~at;
        }
        long value = Long.parseLong(text.substring(start, end));
        if (isSigned && text.charAt(at) == '-') {
            value = -value;
        }
        target.put(field, isReducedYear ? 2000 + value : value);
        return end;
    }

    static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }
}
