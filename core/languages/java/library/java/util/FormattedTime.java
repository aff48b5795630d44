package java.util;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;

/** The parts of a moment, as formats write them with {@code %t}. */
final class FormattedTime {
    private static final String[] MONTHS = {
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    };
    private static final String[] DAYS = {
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    };

    private final TemporalAccessor parts;
    private final TimeZone zone;

    private FormattedTime(TemporalAccessor parts, TimeZone zone) {
        this.parts = parts;
        this.zone = zone;
    }

    static boolean isPart(char kind) {
        return "HIklMSLQNpzZsBbhAaCYyjmdeRTrDFc".indexOf(kind) >= 0;
    }

    /** The parts of an argument; {@code null} where it is no moment. */
    static FormattedTime of(Object argument) {
        TimeZone zone = TimeZone.getDefault();
        long millis;
        if (argument instanceof TemporalAccessor) {
            return new FormattedTime((TemporalAccessor) argument, zone);
        } else if (argument instanceof Long) {
            millis = (Long) argument;
        } else if (argument instanceof Date) {
            millis = ((Date) argument).getTime();
        } else if (argument instanceof Calendar) {
            zone = ((Calendar) argument).getTimeZone();
            millis = ((Calendar) argument).getTimeInMillis();
        } else {
            return null;
        }
        long here = millis + zone.getOffset(millis);
        int nanos = (int) Math.floorMod(here, 1000L) * 1000000;
        return new FormattedTime(
                LocalDateTime.ofEpochSecond(Math.floorDiv(here, 1000L), nanos, ZoneOffset.UTC), zone);
    }

    private long at(ChronoField field) {
        return parts.getLong(field);
    }

    private static String padded(long value, int width) {
        String digits = Long.toString(Math.abs(value));
        return (value < 0 ? "-" : "") + "0".repeat(Math.max(0, width - digits.length())) + digits;
    }

    private long twelve() {
        long hour = at(ChronoField.HOUR_OF_DAY) % 12;
        return hour == 0 ? 12 : hour;
    }

    private long epochSecond() {
        if (parts instanceof LocalDateTime) {
            return ((LocalDateTime) parts).toEpochSecond(ZoneOffset.UTC) - zone.getRawOffset() / 1000;
        }
        return at(ChronoField.INSTANT_SECONDS);
    }

    String text(char kind) {
        return switch (kind) {
            case 'H' -> padded(at(ChronoField.HOUR_OF_DAY), 2);
            case 'k' -> Long.toString(at(ChronoField.HOUR_OF_DAY));
            case 'I' -> padded(twelve(), 2);
            case 'l' -> Long.toString(twelve());
            case 'M' -> padded(at(ChronoField.MINUTE_OF_HOUR), 2);
            case 'S' -> padded(at(ChronoField.SECOND_OF_MINUTE), 2);
            case 'L' -> padded(at(ChronoField.MILLI_OF_SECOND), 3);
            case 'N' -> padded(at(ChronoField.NANO_OF_SECOND), 9);
            case 'p' -> at(ChronoField.HOUR_OF_DAY) < 12 ? "am" : "pm";
            case 'z' -> {
                int minutes = zone.getRawOffset() / 60000;
                yield (minutes < 0 ? "-" : "+") + padded(Math.abs(minutes) / 60 * 100 + Math.abs(minutes) % 60, 4);
            }
            case 'Z' -> zone.getID();
            case 's' -> Long.toString(epochSecond());
            case 'Q' -> Long.toString(epochSecond() * 1000 + at(ChronoField.MILLI_OF_SECOND));
            case 'B' -> MONTHS[(int) at(ChronoField.MONTH_OF_YEAR) - 1];
            case 'b', 'h' -> MONTHS[(int) at(ChronoField.MONTH_OF_YEAR) - 1].substring(0, 3);
            case 'A' -> DAYS[(int) at(ChronoField.DAY_OF_WEEK) - 1];
            case 'a' -> DAYS[(int) at(ChronoField.DAY_OF_WEEK) - 1].substring(0, 3);
            case 'C' -> padded(at(ChronoField.YEAR_OF_ERA) / 100, 2);
            case 'Y' -> padded(at(ChronoField.YEAR_OF_ERA), 4);
            case 'y' -> padded(at(ChronoField.YEAR_OF_ERA) % 100, 2);
            case 'j' -> padded(at(ChronoField.DAY_OF_YEAR), 3);
            case 'm' -> padded(at(ChronoField.MONTH_OF_YEAR), 2);
            case 'd' -> padded(at(ChronoField.DAY_OF_MONTH), 2);
            case 'e' -> Long.toString(at(ChronoField.DAY_OF_MONTH));
            case 'R' -> text('H') + ":" + text('M');
            case 'T' -> text('R') + ":" + text('S');
            case 'r' -> text('I') + ":" + text('M') + ":" + text('S') + " " + text('p').toUpperCase();
            case 'D' -> text('m') + "/" + text('d') + "/" + text('y');
            case 'F' -> text('Y') + "-" + text('m') + "-" + text('d');
            default -> text('a') + " " + text('b') + " " + text('d') + " " + text('T') + " " + text('Z') + " "
                    + text('Y');
        };
    }
}
