package java.time.format;

import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;

/** Digits of a second's fraction, with a point before them where there are any, or without. */
final class FractionPart extends Part {
    private final int least;
    private final int most;
    private final boolean hasPoint;

    FractionPart(int least, int most, boolean hasPoint) {
        this.least = least;
        this.most = most;
        this.hasPoint = hasPoint;
    }

    int digits() {
        return least == most && !hasPoint ? least : 0;
    }

    void print(TemporalAccessor temporal, StringBuilder target) {
        String digits = String.format("%09d", temporal.getLong(ChronoField.NANO_OF_SECOND)).substring(0, most);
        int end = most;
        while (end > least && digits.charAt(end - 1) == '0') {
            end--;
        }
        if (end > 0) {
            target.append(hasPoint ? "." : "").append(digits, 0, end);
        }
    }

    int read(String text, int at, Parsed target) {
        int start = at;
        if (hasPoint) {
            if (at == text.length() || text.charAt(at) != '.') {
                return least > 0 ? ~at : at;
            }
            start++;
        }
        int end = start;
        while (end < text.length() && end - start < most && NumberPart.isDigit(text.charAt(end))) {
            end++;
        }
        if (end - start < least || hasPoint && end == start) {
            return ~start;
        }
        target.put(ChronoField.NANO_OF_SECOND, Long.parseLong((text.substring(start, end) + "000000000").substring(0, 9)));
        return end;
    }
}
