package java.util;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Writes arguments as a pattern says. */
public final class Formatter implements java.io.Closeable, java.io.Flushable {
    private final StringBuilder out;
    /** Where what is written goes in the end, where that is something else. */
    private final java.io.PrintStream stream;

    /** The specifier at hand. */
    private String specifier;
    private String flags;
    private int width;
    private int precision;
    private char conversion;
    /** Which part of a moment is asked for, where the conversion is of one. */
    private char part;

    public Formatter() {
        this(new StringBuilder());
    }

    public Formatter(StringBuilder out) {
        this.out = out;
        this.stream = null;
    }

    public Formatter(Locale locale) {
        this();
    }

    public Formatter(StringBuilder out, Locale locale) {
        this(out);
    }

    public Formatter(java.io.PrintStream stream) {
        this.out = new StringBuilder();
        this.stream = stream;
    }

    public Formatter(String name) throws java.io.FileNotFoundException {
        this(new java.io.PrintStream(name));
    }

    public Formatter(java.io.File file) throws java.io.FileNotFoundException {
        this(new java.io.PrintStream(file));
    }

    public StringBuilder out() {
        return out;
    }

    public Locale locale() {
        return Locale.US;
    }

    public void flush() {
        if (stream != null) {
            stream.print(out.toString());
            out.setLength(0);
        }
    }

    public void close() {
        flush();
    }

    public String toString() {
        return out.toString();
    }

    public Formatter format(String pattern, Object... arguments) {
        int next = 0;
        int last = -1;
        int at = 0;
        int length = pattern.length();
        while (at < length) {
            int percent = pattern.indexOf('%', at);
            if (percent < 0) {
                out.append(pattern.substring(at));
                break;
            }
            out.append(pattern.substring(at, percent));
            at = percent + 1;
            int index = 0;
            int digits = digitsEnd(pattern, at);
            if (digits > at && digits < length && pattern.charAt(digits) == '$') {
                index = Integer.parseInt(pattern.substring(at, digits));
                at = digits + 1;
            }
            int start = at;
            while (at < length && "-#+ 0,(<".indexOf(pattern.charAt(at)) >= 0) {
                at++;
            }
            flags = pattern.substring(start, at);
            for (int i = 1; i < flags.length(); i++) {
                if (flags.indexOf(flags.charAt(i)) < i) {
                    throw new DuplicateFormatFlagsException(flags.substring(i, i + 1));
                }
            }
            digits = digitsEnd(pattern, at);
            width = digits > at ? Integer.parseInt(pattern.substring(at, digits)) : -1;
            at = digits;
            precision = -1;
            if (at < length && pattern.charAt(at) == '.') {
                digits = at + 1;
                while (digits < length && Character.isDigit(pattern.charAt(digits))) {
                    digits++;
                }
                if (digits == at + 1) {
                    throw malformed(pattern, percent);
                }
                precision = Integer.parseInt(pattern.substring(at + 1, digits));
                at = digits;
            }
            if (at >= length) {
                throw malformed(pattern, percent);
            }
            conversion = pattern.charAt(at++);
            if (conversion != '%' && !Character.isLetter(conversion)) {
                throw malformed(pattern, percent);
            }
            part = ' ';
            if (conversion == 't' || conversion == 'T') {
                if (at >= length) {
                    throw malformed(pattern, percent);
                }
                part = pattern.charAt(at++);
            }
            specifier = pattern.substring(percent, at);
            if (part != ' ' && !FormattedTime.isPart(part)) {
                throw new UnknownFormatConversionException("t" + part);
            }
            if (conversion == 'n') {
                out.append('\n');
            } else if (conversion == '%') {
                out.append(padded("%"));
            } else {
                if ("bBhHsScCdoxXeEfgGaAtT".indexOf(conversion) < 0) {
                    throw new UnknownFormatConversionException(String.valueOf(conversion));
                }
                checkFlags();
                int chosen = has('<') ? last : index > 0 ? index - 1 : next++;
                if (chosen < 0 || chosen >= (arguments == null ? 1 : arguments.length)) {
                    throw new MissingFormatArgumentException(specifier);
                }
                last = chosen;
                put(arguments == null ? null : arguments[chosen]);
            }
        }
        return this;
    }

    public Formatter format(Locale locale, String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    /** The error for what is no specifier: it names the character behind the percent sign. */
    private static RuntimeException malformed(String pattern, int percent) {
        int at = Math.min(percent + 1, pattern.length() - 1);
        return new UnknownFormatConversionException(pattern.substring(at, at + 1));
    }

    /** Where the digits of a width or an index end; a zero in front would be a flag. */
    private static int digitsEnd(String pattern, int at) {
        int end = at;
        while (end < pattern.length() && pattern.charAt(end) >= '0' && pattern.charAt(end) <= '9') {
            end++;
        }
        return end > at && pattern.charAt(at) == '0' ? at : end;
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    private void checkFlags() {
        if ((has('-') || has('0')) && width < 0) {
            throw new MissingFormatWidthException(specifier);
        }
        if (has('-') && has('0') || has('+') && has(' ')) {
            throw new IllegalFormatFlagsException(flags);
        }
        boolean isInteger = "doxX".indexOf(conversion) >= 0;
        if ((isInteger || conversion == 'c' || part != ' ') && precision >= 0) {
            throw new IllegalFormatPrecisionException(precision);
        }
        String refused = "";
        if ("bBhHcC".indexOf(conversion) >= 0) {
            refused = "#+ 0,(";
        } else if ("sStT".indexOf(conversion) >= 0) {
            refused = "#+ 0,(";
        } else if ("eE".indexOf(conversion) >= 0) {
            refused = ",";
        } else if (conversion == 'd') {
            refused = "#";
        } else if (conversion == 'o' || conversion == 'x' || conversion == 'X') {
            refused = ",";
        }
        for (int i = 0; i < refused.length(); i++) {
            if (has(refused.charAt(i))) {
                char asked = part == ' ' ? conversion : part;
                throw new FormatFlagsConversionMismatchException(refused.substring(i, i + 1), asked);
            }
        }
    }

    private String padded(String text) {
        int missing = width - text.length();
        if (missing <= 0) {
            return text;
        }
        return has('-') ? text + " ".repeat(missing) : " ".repeat(missing) + text;
    }

    private void put(Object argument) {
        boolean isUpper = conversion >= 'A' && conversion <= 'Z';
        char kind = Character.toLowerCase(conversion);
        String text;
        if (kind == 'b') {
            text = cut(argument instanceof Boolean ? argument.toString() : String.valueOf(argument != null));
        } else if (kind == 's') {
            text = cut(String.valueOf(argument));
        } else if (argument == null) {
            text = cut("null");
        } else if (kind == 'h') {
            text = cut(Integer.toHexString(argument.hashCode()));
        } else if (kind == 't') {
            FormattedTime time = FormattedTime.of(argument);
            if (time == null) {
                throw new IllegalFormatConversionException(part, argument.getClass());
            }
            text = time.text(part);
        } else if (kind == 'c') {
            text = character(argument);
        } else if (kind == 'd' || kind == 'o' || kind == 'x') {
            text = integer(argument, kind);
        } else {
            text = real(argument, kind);
        }
        text = padded(text);
        out.append(isUpper ? text.toUpperCase() : text);
    }

    private String cut(String text) {
        return precision >= 0 && precision < text.length() ? text.substring(0, precision) : text;
    }

    private RuntimeException wrongType(Object argument) {
        return new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private String character(Object argument) {
        if (argument instanceof Character) {
            return argument.toString();
        }
        if (argument instanceof Integer || argument instanceof Short || argument instanceof Byte) {
            int point = ((Number) argument).intValue();
            if (point < 0 || point > Character.MAX_CODE_POINT) {
                throw new IllegalFormatCodePointException(point);
            }
            return Character.toString(point);
        }
        throw wrongType(argument);
    }

    private String integer(Object argument, char kind) {
        boolean isBig = argument instanceof BigInteger;
        boolean isWhole = argument instanceof Integer || argument instanceof Long;
        if (!isBig && !isWhole && !(argument instanceof Short) && !(argument instanceof Byte)) {
            throw wrongType(argument);
        }
        if (kind == 'd' || isBig) {
            String digits = isBig
                    ? ((BigInteger) argument).toString(kind == 'd' ? 10 : kind == 'o' ? 8 : 16)
                    : argument.toString();
            boolean isNegative = digits.startsWith("-");
            String prefix = has('#') ? kind == 'o' ? "0" : "0x" : "";
            return signed(isNegative, prefix, grouped(isNegative ? digits.substring(1) : digits));
        }
        if (has('+') || has(' ') || has('(')) {
            String flag = has('+') ? "+" : has(' ') ? " " : "(";
            throw new FormatFlagsConversionMismatchException(flag, conversion);
        }
        long value = ((Number) argument).longValue();
        if (argument instanceof Integer) {
            value &= 0xffffffffL;
        } else if (argument instanceof Short) {
            value &= 0xffff;
        } else if (argument instanceof Byte) {
            value &= 0xff;
        }
        String digits = kind == 'o' ? Long.toOctalString(value) : Long.toHexString(value);
        String prefix = has('#') ? kind == 'o' ? "0" : "0x" : "";
        return prefix + zeros(prefix.length() + digits.length()) + digits;
    }

    private String zeros(int length) {
        return has('0') && width > length ? "0".repeat(width - length) : "";
    }

    /** The signs that the flags ask for around the digits of a number. */
    private String signed(boolean isNegative, String prefix, String digits) {
        String before = isNegative ? has('(') ? "(" : "-" : has('+') ? "+" : has(' ') ? " " : "";
        String behind = isNegative && has('(') ? ")" : "";
        String start = before + prefix;
        return start + zeros(start.length() + digits.length() + behind.length()) + digits + behind;
    }

    /** The digits with a comma every three of them before the point, if the flags ask for that. */
    private String grouped(String digits) {
        if (!has(',')) {
            return digits;
        }
        int point = digits.indexOf('.');
        int end = point < 0 ? digits.length() : point;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < end; i++) {
            if (i > 0 && (end - i) % 3 == 0) {
                text.append(',');
            }
            text.append(digits.charAt(i));
        }
        return text.append(digits.substring(end)).toString();
    }

    @Intrinsic("float_fixed_text")
    private static native String fixed(double value, int precision);

    @Intrinsic("float_scientific_text")
    private static native String scientific(double value, int precision);

    private String real(Object argument, char kind) {
        if (argument instanceof BigDecimal) {
            return decimal((BigDecimal) argument, kind);
        }
        if (!(argument instanceof Double) && !(argument instanceof Float)) {
            throw wrongType(argument);
        }
        double value = ((Number) argument).doubleValue();
        if (Double.isNaN(value)) {
            flags = flags.replace("0", "");
            return "NaN";
        }
        boolean isNegative = value < 0 || value == 0 && 1 / value < 0;
        double size = Math.abs(value);
        if (Double.isInfinite(size)) {
            flags = flags.replace("0", "");
            return signed(isNegative, "", "Infinity");
        }
        int places = precision < 0 ? 6 : precision;
        if (kind == 'f') {
            return signed(isNegative, "", grouped(pointed(fixed(size, places))));
        }
        if (kind == 'e') {
            return signed(isNegative, "", pointed(scientific(size, places)));
        }
        if (kind == 'a') {
            return signed(isNegative, "", Double.toHexString(size));
        }
        return signed(isNegative, "", general(size, places == 0 ? 1 : places));
    }

    private String pointed(String digits) {
        return has('#') && digits.indexOf('.') < 0 ? digits + "." : digits;
    }

    private String general(double size, int places) {
        if (size == 0) {
            return grouped(fixed(size, places - 1));
        }
        String digits = scientific(size, places - 1);
        int exponent = Integer.parseInt(digits.substring(digits.indexOf('e') + 1));
        if (exponent < -4 || exponent >= places) {
            return digits;
        }
        return grouped(fixed(size, places - 1 - exponent));
    }

    private String decimal(BigDecimal value, char kind) {
        boolean isNegative = value.signum() < 0;
        int places = precision < 0 ? 6 : precision;
        BigDecimal size = value.abs();
        if (kind == 'f') {
            String digits = size.setScale(places, RoundingMode.HALF_UP).toPlainString();
            return signed(isNegative, "", grouped(digits));
        }
        return signed(isNegative, "", scientific(size.doubleValue(), places));
    }
}
