package java.time;

import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Seconds, of either sign, and nanoseconds on top of them. */
public final class Duration implements TemporalAmount, Comparable<Duration>, java.io.Serializable {
    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    public static Duration ofSeconds(long seconds, long nanos) {
        long whole = Math.addExact(seconds, Math.floorDiv(nanos, 1000000000L));
        return new Duration(whole, (int) Math.floorMod(nanos, 1000000000L));
    }

    public static Duration ofSeconds(long seconds) {
        return new Duration(seconds, 0);
    }

    public static Duration ofDays(long days) {
        return ofSeconds(Math.multiplyExact(days, 86400L));
    }

    public static Duration ofHours(long hours) {
        return ofSeconds(Math.multiplyExact(hours, 3600L));
    }

    public static Duration ofMinutes(long minutes) {
        return ofSeconds(Math.multiplyExact(minutes, 60L));
    }

    public static Duration ofMillis(long millis) {
        return ofSeconds(Math.floorDiv(millis, 1000L), Math.floorMod(millis, 1000L) * 1000000);
    }

    public static Duration ofNanos(long nanos) {
        return ofSeconds(0, nanos);
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Duration sum = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            sum = sum.plus(amount.get(unit), unit);
        }
        return sum;
    }

    /** Where both have a date and a time, or are instants, in nanoseconds; else in seconds and what is left. */
    public static Duration between(Temporal start, Temporal end) {
        if (start instanceof LocalDateTime from) {
            LocalDateTime to = LocalDateTime.from(end);
            long days = to.toLocalDate().toEpochDay() - from.toLocalDate().toEpochDay();
            return ofDays(days).plusNanos(to.toLocalTime().toNanoOfDay() - from.toLocalTime().toNanoOfDay());
        }
        if (start instanceof Instant from && end instanceof Instant to) {
            return ofSeconds(to.getEpochSecond() - from.getEpochSecond(), (long) to.getNano() - from.getNano());
        }
        if (!start.isSupported(ChronoUnit.NANOS)) {
            throw LocalDate.unsupported((TemporalUnit) ChronoUnit.SECONDS);
        }
        return ofNanos(start.until(end, ChronoUnit.NANOS));
    }

    public static Duration parse(CharSequence text) {
        Matcher matcher = Pattern.compile(
                        "([-+]?)P(?:([-+]?[0-9]+)D)?(T(?:([-+]?[0-9]+)H)?(?:([-+]?[0-9]+)M)?"
                                + "(?:([-+]?[0-9]+)(?:[.,]([0-9]{0,9}))?S)?)?",
                        Pattern.CASE_INSENSITIVE)
                .matcher(text);
        if (!matcher.matches() || "T".equalsIgnoreCase(matcher.group(3))) {
            throw unreadable(text);
        }
        String day = matcher.group(2);
        String hour = matcher.group(4);
        String minute = matcher.group(5);
        String second = matcher.group(6);
        if (day == null && hour == null && minute == null && second == null) {
            throw unreadable(text);
        }
        Duration sum = ofDays(number(day)).plusHours(number(hour)).plusMinutes(number(minute))
                .plusSeconds(number(second));
        if (matcher.group(7) != null) {
            long nanos = Long.parseLong((matcher.group(7) + "000000000").substring(0, 9));
            sum = sum.plusNanos(second.startsWith("-") ? -nanos : nanos);
        }
        return matcher.group(1).equals("-") ? sum.negated() : sum;
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    private static DateTimeParseException unreadable(CharSequence text) {
        return new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS) {
            return seconds;
        }
        if (unit == ChronoUnit.NANOS) {
            return nanos;
        }
        throw LocalDate.unsupported(unit);
    }

    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.SECONDS, ChronoUnit.NANOS);
    }

    public boolean isZero() {
        return seconds == 0 && nanos == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public Duration plus(Duration other) {
        return ofSeconds(Math.addExact(seconds, other.seconds), (long) nanos + other.nanos);
    }

    public Duration plus(long amount, TemporalUnit unit) {
        if (unit == ChronoUnit.DAYS) {
            return plusDays(amount);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        return plus(unit.getDuration().multipliedBy(amount));
    }

    public Duration plusDays(long days) {
        return plus(ofDays(days));
    }

    public Duration plusHours(long hours) {
        return plus(ofHours(hours));
    }

    public Duration plusMinutes(long minutes) {
        return plus(ofMinutes(minutes));
    }

    public Duration plusSeconds(long seconds) {
        return plus(ofSeconds(seconds));
    }

    public Duration plusMillis(long millis) {
        return plus(ofMillis(millis));
    }

    public Duration plusNanos(long nanos) {
        return plus(ofNanos(nanos));
    }

    public Duration minus(Duration other) {
        return plus(other.negated());
    }

    public Duration minus(long amount, TemporalUnit unit) {
        return plus(-amount, unit);
    }

    public Duration minusDays(long days) {
        return plusDays(-days);
    }

    public Duration minusHours(long hours) {
        return plusHours(-hours);
    }

    public Duration minusMinutes(long minutes) {
        return plusMinutes(-minutes);
    }

    public Duration minusSeconds(long seconds) {
        return plusSeconds(-seconds);
    }

    public Duration minusMillis(long millis) {
        return plusMillis(-millis);
    }

    public Duration minusNanos(long nanos) {
        return plusNanos(-nanos);
    }

    public Duration multipliedBy(long factor) {
        long parts = nanos * (factor % 1000000000);
        long more = nanos * (factor / 1000000000);
        return ofSeconds(Math.addExact(Math.multiplyExact(seconds, factor), more), parts);
    }

    /** Towards nought, in whole nanoseconds. */
    public Duration dividedBy(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        long whole = seconds / divisor;
        java.math.BigInteger rest = java.math.BigInteger.valueOf(seconds % divisor)
                .multiply(java.math.BigInteger.valueOf(1000000000))
                .add(java.math.BigInteger.valueOf(nanos))
                .divide(java.math.BigInteger.valueOf(divisor));
        return ofSeconds(whole, 0).plusNanos(rest.longValueExact());
    }

    public long dividedBy(Duration divisor) {
        if (divisor.isZero()) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return allNanos().divide(divisor.allNanos()).longValueExact();
    }

    private java.math.BigInteger allNanos() {
        return java.math.BigInteger.valueOf(seconds)
                .multiply(java.math.BigInteger.valueOf(1000000000))
                .add(java.math.BigInteger.valueOf(nanos));
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    public Duration withSeconds(long seconds) {
        return new Duration(seconds, nanos);
    }

    public Duration withNanos(int nanos) {
        ChronoField.NANO_OF_SECOND.checkValidValue(nanos);
        return new Duration(seconds, nanos);
    }

    public long toDays() {
        return seconds / 86400;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    /** Of a negative one both parts count downwards, so that it need not be in range between. */
    public long toMillis() {
        return toParts(1000, 1000000);
    }

    public long toNanos() {
        return toParts(1000000000, 1);
    }

    private long toParts(long perSecond, int nanosEach) {
        if (seconds >= 0) {
            return Math.addExact(Math.multiplyExact(seconds, perSecond), nanos / nanosEach);
        }
        return Math.addExact(Math.multiplyExact(seconds + 1, perSecond), (nanos - 1000000000L) / nanosEach);
    }

    public long toDaysPart() {
        return toDays();
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public Duration truncatedTo(TemporalUnit unit) {
        long size = unit.getDuration().toNanos();
        return ofNanos(toNanos() / size * size);
    }

    public Temporal addTo(Temporal temporal) {
        return after(temporal, seconds, nanos);
    }

    public Temporal subtractFrom(Temporal temporal) {
        return after(temporal, -seconds, -nanos);
    }

    private static Temporal after(Temporal temporal, long seconds, long nanos) {
        Temporal result = seconds == 0 ? temporal : temporal.plus(seconds, ChronoUnit.SECONDS);
        return nanos == 0 ? result : result.plus(nanos, ChronoUnit.NANOS);
    }

    public int compareTo(Duration other) {
        int whole = Long.compare(seconds, other.seconds);
        return whole != 0 ? whole : nanos - other.nanos;
    }

    public boolean equals(Object other) {
        return other instanceof Duration duration && compareTo(duration) == 0;
    }

    public int hashCode() {
        return Long.hashCode(seconds) + 51 * nanos;
    }

    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        int parts = seconds < 0 && nanos > 0 ? 1000000000 - nanos : nanos;
        StringBuilder text = new StringBuilder("PT");
        if (whole / 3600 != 0) {
            text.append(whole / 3600).append('H');
        }
        if (whole / 60 % 60 != 0) {
            text.append(whole / 60 % 60).append('M');
        }
        long rest = whole % 60;
        if (rest == 0 && parts == 0) {
            return text.toString();
        }
        text.append(seconds < 0 && rest == 0 && parts > 0 ? "-0" : String.valueOf(rest));
        if (parts > 0) {
            text.append('.').append(String.format("%09d", parts).replaceAll("0+$", ""));
        }
        return text.append('S').toString();
    }
}
