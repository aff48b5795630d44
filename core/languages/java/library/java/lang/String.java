package java.lang;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Text: the machine's own; indices count UTF-16 code units. */
@Native("text")
public final class String implements Comparable<String>, CharSequence, java.io.Serializable {
    public static final Comparator<String> CASE_INSENSITIVE_ORDER = (a, b) -> a.compareToIgnoreCase(b);

    @Intrinsic("text_new")
    public String() {
    }

    @Intrinsic("text_new")
    public String(String other) {
    }

    @Intrinsic("text_new")
    public String(char[] units) {
    }

    @Intrinsic("text_new")
    public String(char[] units, int start, int count) {
    }

    @Intrinsic("text_new")
    public String(byte[] bytes) {
    }

    @Maker("decoded")
    public String(byte[] bytes, Charset charset) {
    }

    @Maker("decoded")
    public String(byte[] bytes, String charset) throws UnsupportedEncodingException {
    }

    @Maker("decoded")
    public String(byte[] bytes, int start, int count, Charset charset) {
    }

    @Maker("decoded")
    public String(byte[] bytes, int start, int count, String charset) throws UnsupportedEncodingException {
    }

    private static String decoded(byte[] bytes, Charset charset) {
        return Coding.decoded(bytes, charset);
    }

    private static String decoded(byte[] bytes, String charset) throws UnsupportedEncodingException {
        return Coding.decoded(bytes, Coding.named(charset));
    }

    private static String decoded(byte[] bytes, int start, int count, Charset charset) {
        if (start < 0 || count < 0 || start > bytes.length - count) {
            throw new StringIndexOutOfBoundsException(
                    "offset " + start + ", count " + count + ", length " + bytes.length);
        }
        return Coding.decoded(java.util.Arrays.copyOfRange(bytes, start, start + count), charset);
    }

    private static String decoded(byte[] bytes, int start, int count, String charset)
            throws UnsupportedEncodingException {
        return decoded(bytes, start, count, Coding.named(charset));
    }

    @Intrinsic("text_new")
    public String(byte[] bytes, int start, int count) {
    }

    @Intrinsic("text_new")
    public String(StringBuilder builder) {
    }

    @Intrinsic("text_new")
    public String(StringBuffer buffer) {
    }

    @Intrinsic("text_length")
    public native int length();

    @Intrinsic("text_unit_at")
    public native char charAt(int index);

    @Intrinsic("text_code_point_at")
    private native int pointAt(int index);

    public int codePointAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + length());
        }
        return pointAt(index);
    }

    @Intrinsic("text_equals")
    public native boolean equals(Object other);

    @Intrinsic("text_hash")
    public native int hashCode();

    @Intrinsic("text_compare")
    public native int compareTo(String other);

    @Intrinsic("text_part")
    public native String substring(int start);

    @Intrinsic("text_part")
    public native String substring(int start, int end);

    @Intrinsic("text_index_of")
    public native int indexOf(String part);

    @Intrinsic("text_index_of")
    public native int indexOf(String part, int from);

    @Intrinsic("text_index_of")
    public native int indexOf(int unit);

    @Intrinsic("text_index_of")
    public native int indexOf(int unit, int from);

    @Intrinsic("text_last_index_of")
    public native int lastIndexOf(String part);

    @Intrinsic("text_last_index_of")
    public native int lastIndexOf(String part, int from);

    @Intrinsic("text_last_index_of")
    public native int lastIndexOf(int unit);

    @Intrinsic("text_last_index_of")
    public native int lastIndexOf(int unit, int from);

    @Intrinsic("text_starts_with")
    public native boolean startsWith(String part);

    @Intrinsic("text_starts_with")
    public native boolean startsWith(String part, int from);

    @Intrinsic("text_ends_with")
    public native boolean endsWith(String part);

    @Intrinsic("text_lower_case")
    public native String toLowerCase();

    @Intrinsic("text_upper_case")
    public native String toUpperCase();

    @Intrinsic("text_trim")
    public native String trim();

    @Intrinsic("text_strip")
    public native String strip();

    @Intrinsic("text_strip_leading")
    public native String stripLeading();

    @Intrinsic("text_strip_trailing")
    public native String stripTrailing();

    @Intrinsic("text_replace")
    public native String replace(char old, char other);

    @Intrinsic("text_replace")
    private native String replaceText(String old, String other);

    @Intrinsic("text_repeat")
    private native String repeated(int count);

    @Intrinsic("text_units")
    public native char[] toCharArray();

    @Intrinsic("text_utf8")
    public native byte[] getBytes();

    public boolean isEmpty() {
        return length() == 0;
    }

    public boolean isBlank() {
        return strip().length() == 0;
    }

    public String toString() {
        return this;
    }

    private static java.util.HashMap<String, String> interned;

    @Intrinsic("text_constant")
    private native String constant();

    public String intern() {
        String known = constant();
        if (known != null) {
            return known;
        }
        if (interned == null) {
            interned = new java.util.HashMap<>();
        }
        known = interned.putIfAbsent(this, this);
        return known == null ? this : known;
    }

    public byte[] getBytes(String charset) throws UnsupportedEncodingException {
        return Coding.encoded(this, Coding.named(charset));
    }

    public byte[] getBytes(Charset charset) {
        return Coding.encoded(this, charset);
    }

    public String toLowerCase(Locale locale) {
        return toLowerCase();
    }

    public String toUpperCase(Locale locale) {
        return toUpperCase();
    }

    public java.util.Optional<String> describeConstable() {
        return java.util.Optional.of(this);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public boolean contains(CharSequence part) {
        return indexOf(part.toString()) >= 0;
    }

    public boolean contentEquals(CharSequence other) {
        return equals(other.toString());
    }

    public boolean equalsIgnoreCase(String other) {
        return other != null && length() == other.length() && compareToIgnoreCase(other) == 0;
    }

    public int compareToIgnoreCase(String other) {
        int count = Math.min(length(), other.length());
        for (int i = 0; i < count; i++) {
            char a = charAt(i);
            char b = other.charAt(i);
            if (a != b) {
                a = Character.toLowerCase(Character.toUpperCase(a));
                b = Character.toLowerCase(Character.toUpperCase(b));
                if (a != b) {
                    return a - b;
                }
            }
        }
        return length() - other.length();
    }

    public boolean regionMatches(int start, String other, int otherStart, int count) {
        return regionMatches(false, start, other, otherStart, count);
    }

    public boolean regionMatches(boolean ignoreCase, int start, String other, int otherStart, int count) {
        if (start < 0 || otherStart < 0 || start > length() - count || otherStart > other.length() - count) {
            return false;
        }
        if (count <= 0) {
            return true;
        }
        String own = substring(start, start + count);
        String part = other.substring(otherStart, otherStart + count);
        return ignoreCase ? own.equalsIgnoreCase(part) : own.equals(part);
    }

    public String concat(String other) {
        return other.isEmpty() ? this : this + other;
    }

    public String replace(CharSequence old, CharSequence other) {
        return replaceText(old.toString(), other.toString());
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count is negative: " + count);
        }
        return repeated(count);
    }

    public String indent(int count) {
        if (isEmpty()) {
            return "";
        }
        StringBuilder out = new StringBuilder();
        String margin = count > 0 ? " ".repeat(count) : "";
        for (String line : lineList()) {
            int from = 0;
            while (from < -count && from < line.length() && Character.isWhitespace(line.charAt(from))) {
                from++;
            }
            out.append(margin).append(line.substring(from)).append('\n');
        }
        return out.toString();
    }

    public String stripIndent() {
        List<String> lines = lineList();
        int least = Integer.MAX_VALUE;
        boolean endsLine = endsWith("\n");
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!line.isBlank() || (i == lines.size() - 1 && !endsLine)) {
                least = Math.min(least, line.length() - line.stripLeading().length());
            }
        }
        if (endsLine) {
            least = 0;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (i > 0) {
                out.append('\n');
            }
            if (!line.isBlank()) {
                out.append(line.substring(least).stripTrailing());
            }
        }
        return endsLine ? out.append('\n').toString() : out.toString();
    }

    public String translateEscapes() {
        return replace("\\n", "\n").replace("\\t", "\t").replace("\\\"", "\"").replace("\\\\", "\\");
    }

    public String formatted(Object... arguments) {
        return format(this, arguments);
    }

    public <R> R transform(Function<? super String, ? extends R> function) {
        return function.apply(this);
    }

    private List<String> lineList() {
        List<String> lines = new ArrayList<>();
        int start = 0;
        int count = length();
        for (int i = 0; i < count; i++) {
            char unit = charAt(i);
            if (unit == '\n' || unit == '\r') {
                lines.add(substring(start, i));
                if (unit == '\r' && i + 1 < count && charAt(i + 1) == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
        if (start < count) {
            lines.add(substring(start));
        }
        return lines;
    }

    public Stream<String> lines() {
        return lineList().stream();
    }

    public IntStream chars() {
        int count = length();
        int[] units = new int[count];
        for (int i = 0; i < count; i++) {
            units[i] = charAt(i);
        }
        return IntStream.of(units);
    }

    public IntStream codePoints() {
        int[] points = new int[length()];
        int count = 0;
        for (int i = 0; i < length(); i++) {
            int point = codePointAt(i);
            points[count++] = point;
            if (point >= 0x10000) {
                i++;
            }
        }
        return java.util.Arrays.stream(points, 0, count);
    }

    public int codePointCount(int start, int end) {
        if (start < 0 || start > end || end > length()) {
            throw new IndexOutOfBoundsException();
        }
        int count = end - start;
        for (int i = start + 1; i < end; i++) {
            if (Character.isLowSurrogate(charAt(i)) && Character.isHighSurrogate(charAt(i - 1))) {
                count--;
            }
        }
        return count;
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] split(String regex, int limit) {
        String plain = java.util.regex.Pattern.literal(regex);
        if (plain == null) {
            return java.util.regex.Pattern.compile(regex).split(this, limit);
        }
        List<String> parts = new ArrayList<>();
        int start = 0;
        int at = indexOf(plain);
        while (at >= 0 && (limit <= 0 || parts.size() < limit - 1)) {
            parts.add(substring(start, at));
            start = at + plain.length();
            at = indexOf(plain, start);
        }
        if (start == 0) {
            return new String[] {this};
        }
        parts.add(substring(start));
        return limit == 0 ? withoutEmptyEnd(parts) : parts.toArray(new String[0]);
    }

    private static String[] withoutEmptyEnd(List<String> parts) {
        int count = parts.size();
        while (count > 0 && parts.get(count - 1).isEmpty()) {
            count--;
        }
        return parts.subList(0, count).toArray(new String[0]);
    }

    public boolean matches(String regex) {
        return java.util.regex.Pattern.matches(regex, this);
    }

    public String replaceAll(String regex, String other) {
        return java.util.regex.Pattern.compile(regex).matcher(this).replaceAll(other);
    }

    public String replaceFirst(String regex, String other) {
        return java.util.regex.Pattern.compile(regex).matcher(this).replaceFirst(other);
    }

    public void getChars(int start, int end, char[] target, int at) {
        for (int i = start; i < end; i++) {
            target[at++] = charAt(i);
        }
    }

    public static String format(String pattern, Object... arguments) {
        return new java.util.Formatter().format(pattern, arguments).toString();
    }

    public static String format(Locale locale, String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    public static String join(CharSequence separator, CharSequence... parts) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) {
                out.append(separator);
            }
            out.append(parts[i]);
        }
        return out.toString();
    }

    public static String join(CharSequence separator, Iterable<? extends CharSequence> parts) {
        StringBuilder out = new StringBuilder();
        boolean isFirst = true;
        for (CharSequence part : parts) {
            if (!isFirst) {
                out.append(separator);
            }
            isFirst = false;
            out.append(part);
        }
        return out.toString();
    }

    public static String valueOf(Object value) {
        return "" + value;
    }

    public static String valueOf(char[] units) {
        return new String(units);
    }

    public static String valueOf(char[] units, int start, int count) {
        return new String(units, start, count);
    }

    public static String copyValueOf(char[] units) {
        return new String(units);
    }

    @Intrinsic("number_text")
    public static native String valueOf(boolean value);

    @Intrinsic("number_text")
    public static native String valueOf(char value);

    @Intrinsic("number_text")
    public static native String valueOf(int value);

    @Intrinsic("number_text")
    public static native String valueOf(long value);

    @Intrinsic("number_text")
    public static native String valueOf(float value);

    @Intrinsic("number_text")
    public static native String valueOf(double value);

    public int codePointBefore(int index) {
        return codePointAt(index > 1 && Character.isLowSurrogate(charAt(index - 1)) ? index - 2 : index - 1);
    }

    public static String copyValueOf(char[] units, int start, int count) {
        return new String(units, start, count);
    }
}
