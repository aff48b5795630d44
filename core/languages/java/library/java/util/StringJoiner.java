package java.util;

public final class StringJoiner {
    private final String separator;
    private final String prefix;
    private final String suffix;
    private StringBuilder joined;
    private String emptyValue;

    public StringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.prefix = prefix.toString();
        this.suffix = suffix.toString();
    }

    public StringJoiner setEmptyValue(CharSequence value) {
        emptyValue = value.toString();
        return this;
    }

    public StringJoiner add(CharSequence part) {
        if (joined == null) {
            joined = new StringBuilder();
        } else {
            joined.append(separator);
        }
        joined.append(part);
        return this;
    }

    public StringJoiner merge(StringJoiner other) {
        if (other.joined != null) {
            add(other.joined.toString());
        }
        return this;
    }

    public int length() {
        return toString().length();
    }

    public String toString() {
        if (joined == null && emptyValue != null) {
            return emptyValue;
        }
        return prefix + (joined == null ? "" : joined.toString()) + suffix;
    }
}
