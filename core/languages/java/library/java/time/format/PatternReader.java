package java.time.format;

import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.List;

/** Reads the letters of a pattern into parts. */
final class PatternReader {
    private final String pattern;
    private int at;

    private PatternReader(String pattern) {
        this.pattern = pattern;
    }

    static List<Part> read(String pattern) {
        PatternReader reader = new PatternReader(pattern);
        List<Part> parts = reader.parts();
        if (reader.at < pattern.length()) {
            throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
        }
        return parts;
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        while (at < pattern.length() && pattern.charAt(at) != ']') {
            parts.add(part());
        }
        for (int i = parts.size() - 2; i >= 0; i--) {
            if (parts.get(i) instanceof NumberPart number && parts.get(i + 1).digits() > 0) {
                Part next = parts.get(i + 1);
                number.reserved = next.digits() + (next instanceof NumberPart following ? following.reserved : 0);
            }
        }
        return parts;
    }

    private Part part() {
        char letter = pattern.charAt(at);
        if (letter == '\'') {
            return quoted();
        }
        if (letter == '[') {
            at++;
            List<Part> parts = parts();
            at = Math.min(at + 1, pattern.length());
            return new OptionalPart(parts);
        }
        if (letter == '{' || letter == '}' || letter == '#') {
            throw new IllegalArgumentException("Pattern includes reserved character: '" + letter + "'");
        }
        int start = at;
        while (at < pattern.length() && pattern.charAt(at) == letter) {
            at++;
        }
        boolean isLetter = letter >= 'a' && letter <= 'z' || letter >= 'A' && letter <= 'Z';
        return isLetter ? field(letter, at - start) : new LiteralPart(pattern.substring(start, at));
    }

    /** Two quotes are one; what stands between two of them is as it is. */
    private Part quoted() {
        StringBuilder text = new StringBuilder();
        int start = at;
        for (at++; at < pattern.length(); at++) {
            if (pattern.charAt(at) == '\'') {
                if (at + 1 == pattern.length() || pattern.charAt(at + 1) != '\'') {
                    break;
                }
                at++;
            }
            text.append(pattern.charAt(at));
        }
        if (at == pattern.length()) {
            throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
        }
        at++;
        return new LiteralPart(at - start == 2 ? "'" : text.toString());
    }

    private static Part field(char letter, int count) {
        return switch (letter) {
            case 'u' -> year(ChronoField.YEAR, count);
            case 'y' -> year(ChronoField.YEAR_OF_ERA, count);
            case 'M', 'L' -> count > 2
                    ? name(ChronoField.MONTH_OF_YEAR, letter, count)
                    : number(ChronoField.MONTH_OF_YEAR, letter, count, 2);
            case 'd' -> number(ChronoField.DAY_OF_MONTH, letter, count, 2);
            case 'D' -> number(ChronoField.DAY_OF_YEAR, letter, count, 3);
            case 'F' -> number(ChronoField.ALIGNED_WEEK_OF_MONTH, letter, count, 1);
            case 'H' -> number(ChronoField.HOUR_OF_DAY, letter, count, 2);
            case 'h' -> number(ChronoField.CLOCK_HOUR_OF_AMPM, letter, count, 2);
            case 'k' -> number(ChronoField.CLOCK_HOUR_OF_DAY, letter, count, 2);
            case 'K' -> number(ChronoField.HOUR_OF_AMPM, letter, count, 2);
            case 'm' -> number(ChronoField.MINUTE_OF_HOUR, letter, count, 2);
            case 's' -> number(ChronoField.SECOND_OF_MINUTE, letter, count, 2);
            case 'S' -> new FractionPart(checked(letter, count, 9), count, false);
            case 'n' -> new NumberPart(ChronoField.NANO_OF_SECOND, count, 19, false);
            case 'N' -> new NumberPart(ChronoField.NANO_OF_DAY, count, 19, false);
            case 'A' -> new NumberPart(ChronoField.MILLI_OF_DAY, count, 19, false);
            case 'E' -> name(ChronoField.DAY_OF_WEEK, letter, count);
            case 'G' -> name(ChronoField.ERA, letter, count);
            case 'a' -> {
                checked(letter, count, 1);
                yield name(ChronoField.AMPM_OF_DAY, letter, count);
            }
            default -> throw new IllegalArgumentException("Unknown pattern letter: " + letter);
        };
    }

    private static int checked(char letter, int count, int most) {
        if (count > most) {
            throw new IllegalArgumentException("Too many pattern letters: " + letter);
        }
        return count;
    }

    private static Part number(ChronoField field, char letter, int count, int most) {
        return new NumberPart(field, checked(letter, count, most), count == 1 && most > 1 ? 19 : most, false);
    }

    private static Part year(ChronoField field, int count) {
        return new NumberPart(field, count, count == 2 ? 2 : 19, count == 2);
    }

    private static Part name(ChronoField field, char letter, int count) {
        TextStyle style = switch (checked(letter, count, 5)) {
            case 4 -> TextStyle.FULL;
            case 5 -> TextStyle.NARROW;
            default -> TextStyle.SHORT;
        };
        return new NamePart(field, style);
    }
}
