package java.time.format;

import java.time.DateTimeException;
import java.time.temporal.TemporalAccessor;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/** A format as a list of parts; names are English, whatever the locale. */
public final class DateTimeFormatter {
    public static final DateTimeFormatter ISO_LOCAL_DATE = strict("uuuu-MM-dd");
    public static final DateTimeFormatter ISO_DATE = ISO_LOCAL_DATE;
    public static final DateTimeFormatter BASIC_ISO_DATE = strict("uuuuMMdd");
    public static final DateTimeFormatter ISO_ORDINAL_DATE = strict("uuuu-DDD");
    public static final DateTimeFormatter ISO_LOCAL_TIME = withSeconds("HH:mm");
    public static final DateTimeFormatter ISO_TIME = ISO_LOCAL_TIME;
    public static final DateTimeFormatter ISO_LOCAL_DATE_TIME = withSeconds("uuuu-MM-dd'T'HH:mm");
    public static final DateTimeFormatter ISO_DATE_TIME = ISO_LOCAL_DATE_TIME;

    private final List<Part> parts;
    private final ResolverStyle style;

    private DateTimeFormatter(List<Part> parts, ResolverStyle style) {
        this.parts = parts;
        this.style = style;
    }

    private static DateTimeFormatter strict(String pattern) {
        return ofPattern(pattern).withResolverStyle(ResolverStyle.STRICT);
    }

    private static DateTimeFormatter withSeconds(String pattern) {
        List<Part> parts = PatternReader.read(pattern);
        List<Part> seconds = PatternReader.read(":ss");
        seconds.add(new FractionPart(0, 9, true));
        parts.add(new OptionalPart(seconds));
        return new DateTimeFormatter(parts, ResolverStyle.STRICT);
    }

    public static DateTimeFormatter ofPattern(String pattern) {
        Objects.requireNonNull(pattern, "pattern");
        return new DateTimeFormatter(PatternReader.read(pattern), ResolverStyle.SMART);
    }

    public static DateTimeFormatter ofPattern(String pattern, Locale locale) {
        return ofPattern(pattern);
    }

    public static DateTimeFormatter ofLocalizedDate(FormatStyle style) {
        return ofPattern(datePattern(style));
    }

    public static DateTimeFormatter ofLocalizedTime(FormatStyle style) {
        return ofPattern(timePattern(style));
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle style) {
        return ofLocalizedDateTime(style, style);
    }

    public static DateTimeFormatter ofLocalizedDateTime(FormatStyle date, FormatStyle time) {
        boolean isLong = date == FormatStyle.FULL || date == FormatStyle.LONG;
        return ofPattern(datePattern(date) + (isLong ? " 'at' " : ", ") + timePattern(time));
    }

    private static String datePattern(FormatStyle style) {
        return switch (style) {
            case FULL -> "EEEE, MMMM d, y";
            case LONG -> "MMMM d, y";
            case MEDIUM -> "MMM d, y";
            case SHORT -> "M/d/yy";
        };
    }

    /** The long forms name the time's zone, which local times have not. */
    private static String timePattern(FormatStyle style) {
        return switch (style) {
            case SHORT -> "h:mm a";
            case MEDIUM -> "h:mm:ss a";
            default -> throw new DateTimeException("Unable to extract ZoneId from temporal");
        };
    }

    public DateTimeFormatter withLocale(Locale locale) {
        return this;
    }

    public DateTimeFormatter withResolverStyle(ResolverStyle style) {
        return new DateTimeFormatter(parts, style);
    }

    public ResolverStyle getResolverStyle() {
        return style;
    }

    public String format(TemporalAccessor temporal) {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            part.print(temporal, text);
        }
        return text.toString();
    }

    public TemporalAccessor parse(CharSequence text) {
        return parse(text, parsed -> parsed);
    }

    public <T> T parse(CharSequence text, Function<TemporalAccessor, T> query) {
        Objects.requireNonNull(text, "text");
        String whole = text.toString();
        String shown = whole.length() > 64 ? whole.substring(0, 64) + "..." : whole;
        Parsed parsed = new Parsed();
        int end = OptionalPart.readAll(parts, whole, 0, parsed);
        if (end < 0) {
            throw new DateTimeParseException("Text '" + shown + "' could not be parsed at index " + ~end, text, ~end);
        }
        if (end < whole.length()) {
            throw new DateTimeParseException(
                    "Text '" + shown + "' could not be parsed, unparsed text found at index " + end, text, end);
        }
        try {
            parsed.resolve(style);
            return query.apply(parsed);
        } catch (DateTimeException e) {
            throw new DateTimeParseException("Text '" + shown + "' could not be parsed: " + e.getMessage(), text, 0, e);
        }
    }
}
