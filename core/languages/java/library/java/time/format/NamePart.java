package java.time.format;

import java.time.DayOfWeek;
import java.time.Month;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** The English name of a month, a day, a half of the day or an era. */
final class NamePart extends Part {
    private final ChronoField field;
    private final TextStyle style;

    NamePart(ChronoField field, TextStyle style) {
        this.field = field;
        this.style = style;
    }

    private String name(int value) {
        return switch (field) {
            case MONTH_OF_YEAR -> Month.of(value).getDisplayName(style, Locale.US);
            case DAY_OF_WEEK -> DayOfWeek.of(value).getDisplayName(style, Locale.US);
            case AMPM_OF_DAY -> value == 0 ? "AM" : "PM";
            default -> {
                boolean isOurs = value == 1;
                yield switch (style) {
                    case FULL -> isOurs ? "Anno Domini" : "Before Christ";
                    case NARROW -> isOurs ? "A" : "B";
                    default -> isOurs ? "AD" : "BC";
                };
            }
        };
    }

    void print(TemporalAccessor temporal, StringBuilder target) {
        target.append(name(temporal.get(field)));
    }

    int read(String text, int at, Parsed target) {
        int found = ~at;
        for (long value = field.range().getMinimum(); value <= field.range().getMaximum(); value++) {
            String name = name((int) value);
            if (text.startsWith(name, at) && at + name.length() > found) {
                found = at + name.length();
                target.put(field, value);
            }
        }
        return found;
    }
}
