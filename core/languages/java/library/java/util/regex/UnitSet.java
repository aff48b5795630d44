package java.util.regex;

import java.util.ArrayList;
import java.util.List;

/** A set of UTF-16 units. */
class UnitSet {
    private final StringBuilder ranges = new StringBuilder();
    private final List<UnitSet> parts = new ArrayList<>();
    private final List<UnitSet> limits = new ArrayList<>();
    /** One of the letters behind a backslash, {@code '.'} for any, or 0. */
    private char kind;
    private String property;
    boolean isNegated;
    boolean ignoresCase;

    static UnitSet of(char kind) {
        UnitSet set = new UnitSet();
        set.kind = Character.toLowerCase(kind);
        set.isNegated = kind != set.kind;
        return set;
    }

    static UnitSet ofProperty(String property, boolean isNegated) {
        UnitSet set = new UnitSet();
        set.kind = 'p';
        set.property = property;
        set.isNegated = isNegated;
        return set;
    }

    static UnitSet any(boolean withNewline) {
        UnitSet set = new UnitSet();
        set.kind = withNewline ? '*' : '.';
        return set;
    }

    static boolean isWord(char unit) {
        return unit == '_'
                || unit >= 'a' && unit <= 'z'
                || unit >= 'A' && unit <= 'Z'
                || unit >= '0' && unit <= '9';
    }

    void add(char first, char last) {
        ranges.append(first).append(last);
    }

    void add(UnitSet part) {
        parts.add(part);
    }

    void intersect(UnitSet limit) {
        limits.add(limit);
    }

    private boolean isOfKind(char unit) {
        switch (kind) {
            case 'd':
                return unit >= '0' && unit <= '9';
            case 'w':
                return isWord(unit);
            case 's':
                return unit == ' ' || unit >= '\t' && unit <= '\r';
            case 'h':
                return unit == ' ' || unit == '\t' || unit == '\u00a0';
            case 'v':
                return unit >= '\n' && unit <= '\r';
            case 'p':
                return hasProperty(unit);
            case '.':
                return unit != '\n' && unit != '\r' && unit != '\u0085' && unit != '\u2028' && unit != '\u2029';
            default:
                return kind == '*';
        }
    }

    private boolean hasProperty(char unit) {
        boolean isAscii = unit < 128;
        switch (property) {
            case "Lower":
                return unit >= 'a' && unit <= 'z';
            case "Upper":
                return unit >= 'A' && unit <= 'Z';
            case "Alpha":
                return isAscii && Character.isLetter(unit);
            case "Digit":
                return unit >= '0' && unit <= '9';
            case "Alnum":
                return isAscii && Character.isLetterOrDigit(unit);
            case "Punct":
                return unit > ' ' && unit < 127 && !Character.isLetterOrDigit(unit);
            case "Space":
                return unit == ' ' || unit >= '\t' && unit <= '\r';
            case "XDigit":
                return Character.digit(unit, 16) >= 0;
            case "L":
            case "IsAlphabetic":
            case "IsL":
                return Character.isLetter(unit);
            case "Lu":
            case "IsUppercase":
                return Character.isUpperCase(unit);
            case "Ll":
            case "IsLowercase":
                return Character.isLowerCase(unit);
            case "N":
            case "Nd":
            case "IsDigit":
                return Character.isDigit(unit);
            case "P":
            case "IsPunctuation":
                return unit > ' ' && unit < 127 && !Character.isLetterOrDigit(unit) && "$+<=>^`|~".indexOf(unit) < 0;
            default:
                return false;
        }
    }

    private boolean includes(char unit) {
        if (isOfKind(unit)) {
            return true;
        }
        for (int i = 0; i < ranges.length(); i += 2) {
            if (unit >= ranges.charAt(i) && unit <= ranges.charAt(i + 1)) {
                return true;
            }
        }
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i).holds(unit)) {
                return true;
            }
        }
        return false;
    }

    boolean holds(char unit) {
        boolean found = includes(unit);
        if (!found && ignoresCase) {
            found = includes(Character.toLowerCase(unit)) || includes(Character.toUpperCase(unit));
        }
        for (int i = 0; i < limits.size() && found; i++) {
            found = limits.get(i).holds(unit);
        }
        return found != isNegated;
    }
}
