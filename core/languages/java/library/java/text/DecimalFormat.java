package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/**
 * Numbers by a pattern such as {@code #,##0.00}, or {@code 0.###E0} for powers of ten; behind a semicolon stands what is around
 * negative ones.
 */
public class DecimalFormat extends NumberFormat {
    private String prefix = "";
    private String suffix = "";
    /** What is around negative numbers, where the pattern says it. */
    private String negativePrefix;
    private String negativeSuffix;
    private String pattern;
    private int leastWhole;
    private int mostWhole = Integer.MAX_VALUE;
    /** How many digits exponents have at least; 0 where there are none. */
    private int exponentDigits;
    private int leastFraction;
    private int mostFraction;
    private int group;
    private int shift;
    private RoundingMode mode = RoundingMode.HALF_EVEN;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        applyPattern(pattern);
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this(pattern);
    }

    public void applyPattern(String pattern) {
        String form = pattern.indexOf(';') < 0 ? pattern : pattern.substring(0, pattern.indexOf(';'));
        int start = 0;
        StringBuilder affix = new StringBuilder();
        boolean isQuoted = false;
        while (start < form.length() && (isQuoted || "#0,.".indexOf(form.charAt(start)) < 0)) {
            if (form.charAt(start) == '\'') {
                isQuoted = !isQuoted;
            } else {
                affix.append(form.charAt(start));
            }
            start++;
        }
        prefix = affix.toString();
        this.pattern = pattern;
        negativePrefix = null;
        negativeSuffix = null;
        if (form.length() + 1 < pattern.length()) {
            String negative = pattern.substring(form.length() + 1);
            int from = 0;
            while (from < negative.length() && "#0,.".indexOf(negative.charAt(from)) < 0) {
                from++;
            }
            int to = negative.length();
            while (to > from && "#0,.".indexOf(negative.charAt(to - 1)) < 0) {
                to--;
            }
            negativePrefix = negative.substring(0, from).replace("'", "");
            negativeSuffix = negative.substring(to).replace("'", "");
        }
        int end = start;
        while (end < form.length() && "#0,.".indexOf(form.charAt(end)) >= 0) {
            end++;
        }
        String digits = form.substring(start, end);
        exponentDigits = 0;
        if (end < form.length() && form.charAt(end) == 'E') {
            end++;
            while (end < form.length() && form.charAt(end) == '0') {
                end++;
                exponentDigits++;
            }
            if (exponentDigits == 0) {
                throw new IllegalArgumentException("Malformed exponential pattern \"" + pattern + '"');
            }
        }
        suffix = form.substring(end).replace("'", "");
        shift = (prefix + suffix).indexOf('%') >= 0 ? 2 : (prefix + suffix).indexOf('\u2030') >= 0 ? 3 : 0;
        int point = digits.indexOf('.');
        if (point >= 0 && digits.indexOf('.', point + 1) >= 0) {
            throw new IllegalArgumentException("Multiple decimal separators in pattern \"" + pattern + '"');
        }
        String whole = point < 0 ? digits : digits.substring(0, point);
        String fraction = point < 0 ? "" : digits.substring(point + 1);
        int comma = whole.lastIndexOf(',');
        group = comma < 0 ? 0 : whole.length() - comma - 1;
        leastWhole = count(whole, '0');
        leastFraction = count(fraction, '0');
        mostFraction = leastFraction + count(fraction, '#');
        mostWhole = exponentDigits > 0 ? leastWhole + count(whole, '#') : Integer.MAX_VALUE;
        // A pattern without any zero has one at its point.
        if (point >= 0 && leastWhole + leastFraction == 0) {
            if (whole.isEmpty()) {
                leastFraction = 1;
            } else {
                leastWhole = 1;
            }
        }
    }

    private static int count(String text, char unit) {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) == unit) {
                count++;
            }
        }
        return count;
    }

    public String format(double number) {
        if (Double.isNaN(number)) {
            return "NaN";
        }
        boolean isNegative = number < 0 || number == 0 && 1 / number < 0;
        if (Double.isInfinite(number)) {
            return around("\u221e", isNegative);
        }
        return put(new BigDecimal(number).abs(), isNegative);
    }

    public String format(long number) {
        return put(new BigDecimal(number).abs(), number < 0);
    }

    public String format(Object number) {
        if (number instanceof BigDecimal) {
            BigDecimal value = (BigDecimal) number;
            return put(value.abs(), value.signum() < 0);
        }
        if (number instanceof BigInteger) {
            BigInteger value = (BigInteger) number;
            return put(new BigDecimal(value.abs()), value.signum() < 0);
        }
        if (number instanceof Double || number instanceof Float) {
            return format(((Number) number).doubleValue());
        }
        if (number instanceof Number) {
            return format(((Number) number).longValue());
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    private String put(BigDecimal amount, boolean isNegative) {
        RoundingMode used = mode;
        if (isNegative && mode == RoundingMode.FLOOR) {
            used = RoundingMode.CEILING;
        } else if (isNegative && mode == RoundingMode.CEILING) {
            used = RoundingMode.FLOOR;
        }
        if (exponentDigits > 0) {
            return around(scientific(amount.movePointRight(shift), used), isNegative);
        }
        String text = amount.movePointRight(shift).setScale(mostFraction, used).toPlainString();
        int point = text.indexOf('.');
        String whole = point < 0 ? text : text.substring(0, point);
        String fraction = point < 0 ? "" : text.substring(point + 1);
        int end = fraction.length();
        while (end > leastFraction && fraction.charAt(end - 1) == '0') {
            end--;
        }
        fraction = fraction.substring(0, end);
        if (whole.equals("0") && leastWhole == 0 && !fraction.isEmpty()) {
            whole = "";
        }
        while (whole.length() < leastWhole) {
            whole = "0" + whole;
        }
        StringBuilder out = new StringBuilder(whole);
        if (group > 0) {
            for (int at = whole.length() - group; at > 0; at -= group) {
                out.insert(at, ',');
            }
        }
        if (!fraction.isEmpty()) {
            out.append('.').append(fraction);
        }
        return around(out.toString(), isNegative);
    }

    private String around(String digits, boolean isNegative) {
        if (!isNegative) {
            return prefix + digits + suffix;
        }
        return negativePrefix == null ? "-" + prefix + digits + suffix : negativePrefix + digits + negativeSuffix;
    }

    /**
     * A number with a power of ten, which is a multiple of as many digits as stand in front of the point where some of them may
     * be missing.
     */
    private String scientific(BigDecimal amount, RoundingMode used) {
        BigDecimal rounded = amount.round(new java.math.MathContext(Math.max(1, mostWhole + mostFraction), used));
        boolean isZero = rounded.signum() == 0;
        String digits = isZero ? "" : rounded.stripTrailingZeros().unscaledValue().toString();
        int places = isZero ? 0 : rounded.precision() - rounded.scale();
        int least = leastWhole;
        int exponent = places;
        if (mostWhole > 1 && mostWhole > leastWhole) {
            exponent = Math.floorDiv(places - 1, mostWhole) * mostWhole;
            least = 1;
        } else {
            exponent -= leastWhole > 0 || leastFraction > 0 ? leastWhole : 1;
        }
        int whole = isZero ? least : places - exponent;
        int total = Math.max(digits.length(), Math.max(leastWhole + leastFraction, whole));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < total; i++) {
            if (i == whole) {
                out.append('.');
            }
            out.append(i < digits.length() ? digits.charAt(i) : '0');
        }
        exponent = isZero ? 0 : exponent;
        String power = String.valueOf(Math.abs(exponent));
        return out.append('E').append(exponent < 0 ? "-" : "")
                .append("0".repeat(Math.max(0, exponentDigits - power.length()))).append(power).toString();
    }

    public Number parse(String text) throws ParseException {
        String before = negativePrefix == null ? "-" + prefix : negativePrefix;
        boolean isPositive = text.startsWith(prefix) && prefix.startsWith(before);
        boolean isNegative = !before.isEmpty() && text.startsWith(before) && !isPositive;
        int start = isNegative ? before.length() : text.startsWith(prefix) ? prefix.length() : -1;
        int at = Math.max(start, 0);
        boolean hasPoint = false;
        while (at < text.length()) {
            char unit = text.charAt(at);
            if (!Character.isDigit(unit) && !(unit == ',' && group > 0) && !(unit == '.' && !hasPoint)) {
                break;
            }
            hasPoint |= unit == '.';
            at++;
        }
        if (start < 0 || at == start) {
            throw new ParseException("Unparseable number: \"" + text + '"', 0);
        }
        if (at + 1 < text.length() && text.charAt(at) == 'E') {
            int end = at + (text.charAt(at + 1) == '-' ? 2 : 1);
            while (end < text.length() && Character.isDigit(text.charAt(end))) {
                end++;
            }
            at = Character.isDigit(text.charAt(end - 1)) ? end : at;
        }
        if (negativePrefix != null && negativePrefix.equals(prefix)) {
            isNegative = !suffix.startsWith(negativeSuffix) && text.startsWith(negativeSuffix, at);
        }
        BigDecimal exact = new BigDecimal(text.substring(start, at).replace(",", "")).movePointLeft(shift);
        if (isParsedExactly) {
            return isNegative ? exact.negate() : exact;
        }
        double value = isNegative ? -exact.doubleValue() : exact.doubleValue();
        if (value == (long) value && !(value == 0 && isNegative)) {
            return (long) value;
        }
        return value;
    }

    private boolean isParsedExactly;

    public void setParseBigDecimal(boolean isExact) {
        isParsedExactly = isExact;
    }

    public boolean isParseBigDecimal() {
        return isParsedExactly;
    }

    public String toPattern() {
        return pattern;
    }

    public String getPositivePrefix() {
        return prefix;
    }

    public void setPositivePrefix(String prefix) {
        this.prefix = prefix;
    }

    public String getNegativePrefix() {
        return negativePrefix == null ? "-" + prefix : negativePrefix;
    }

    public void setNegativePrefix(String prefix) {
        negativeSuffix = getNegativeSuffix();
        negativePrefix = prefix;
    }

    public String getPositiveSuffix() {
        return suffix;
    }

    public void setPositiveSuffix(String suffix) {
        this.suffix = suffix;
    }

    public String getNegativeSuffix() {
        return negativePrefix == null ? suffix : negativeSuffix;
    }

    public void setNegativeSuffix(String suffix) {
        negativePrefix = getNegativePrefix();
        negativeSuffix = suffix;
    }

    public int getGroupingSize() {
        return group;
    }

    public int getMinimumFractionDigits() {
        return leastFraction;
    }

    public int getMaximumFractionDigits() {
        return mostFraction;
    }

    public int getMinimumIntegerDigits() {
        return leastWhole;
    }

    public boolean isGroupingUsed() {
        return group > 0;
    }

    public RoundingMode getRoundingMode() {
        return mode;
    }

    public void setMinimumFractionDigits(int count) {
        leastFraction = count;
        mostFraction = Math.max(mostFraction, count);
    }

    public void setMaximumFractionDigits(int count) {
        mostFraction = count;
        leastFraction = Math.min(leastFraction, count);
    }

    public void setMinimumIntegerDigits(int count) {
        leastWhole = count;
    }

    public void setGroupingUsed(boolean isUsed) {
        group = isUsed ? Math.max(group, 3) : 0;
    }

    public void setGroupingSize(int size) {
        group = size;
    }

    public void setRoundingMode(RoundingMode mode) {
        this.mode = mode;
    }
}
