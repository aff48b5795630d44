package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Numbers by a pattern such as {@code #,##0.00}: without exponents, and with one form for both signs. */
public class DecimalFormat extends NumberFormat {
    private String prefix = "";
    private String suffix = "";
    private int leastWhole;
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
        int end = start;
        while (end < form.length() && "#0,.".indexOf(form.charAt(end)) >= 0) {
            end++;
        }
        suffix = form.substring(end).replace("'", "");
        shift = (prefix + suffix).indexOf('%') >= 0 ? 2 : (prefix + suffix).indexOf('\u2030') >= 0 ? 3 : 0;
        String digits = form.substring(start, end);
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
            return (isNegative ? "-" : "") + prefix + "\u221e" + suffix;
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
        return (isNegative ? "-" : "") + prefix + out + suffix;
    }

    public Number parse(String text) throws ParseException {
        int start = text.startsWith("-") ? 1 : 0;
        int at = start;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || ".,".indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        if (at == start) {
            throw new ParseException("Unparseable number: \"" + text + '"', 0);
        }
        double value = Double.parseDouble(text.substring(0, at).replace(",", ""));
        if (value == (long) value) {
            return (long) value;
        }
        return value;
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
