package java.text;

import java.util.Locale;

/** Texts with places for arguments: {@code {0}}, {@code {1,number,#.##}}. */
public class MessageFormat {
    private final String pattern;

    public MessageFormat(String pattern) {
        this.pattern = pattern;
    }

    public MessageFormat(String pattern, Locale locale) {
        this(pattern);
    }

    public static String format(String pattern, Object... arguments) {
        return new MessageFormat(pattern).format((Object) arguments);
    }

    public String toPattern() {
        return pattern;
    }

    public String format(Object given) {
        Object[] arguments = (Object[]) given;
        StringBuilder out = new StringBuilder();
        boolean isQuoted = false;
        for (int at = 0; at < pattern.length(); at++) {
            char unit = pattern.charAt(at);
            if (unit == '\'') {
                if (at + 1 < pattern.length() && pattern.charAt(at + 1) == '\'') {
                    out.append(unit);
                    at++;
                } else {
                    isQuoted = !isQuoted;
                }
            } else if (unit == '{' && !isQuoted) {
                int end = pattern.indexOf('}', at);
                if (end < 0) {
                    throw new IllegalArgumentException("Unmatched braces in the pattern.");
                }
                out.append(argument(pattern.substring(at + 1, end), arguments));
                at = end;
            } else {
                out.append(unit);
            }
        }
        return out.toString();
    }

    private static String argument(String place, Object[] arguments) {
        String[] parts = place.split(",", 3);
        int number;
        try {
            number = Integer.parseInt(parts[0].trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("can't parse argument number: " + parts[0], e);
        }
        if (arguments == null || number >= arguments.length) {
            return "{" + number + "}";
        }
        Object value = arguments[number];
        if (value instanceof Number amount) {
            String style = parts.length > 2 ? parts[2].trim() : "";
            return switch (style) {
                case "" -> new DecimalFormat("#,##0.###").format(amount);
                case "integer" -> new DecimalFormat("#,##0").format(amount);
                case "percent" -> new DecimalFormat("#,##0%").format(amount);
                case "currency" -> new DecimalFormat("$#,##0.00").format(amount);
                default -> new DecimalFormat(style).format(amount);
            };
        }
        return String.valueOf(value);
    }
}
