package java.lang;

import java.util.Objects;
import java.util.stream.IntStream;

/** The same as a {@link StringBuilder}. */
public final class StringBuffer implements CharSequence, Comparable<StringBuffer>, Appendable, java.io.Serializable {
    private String text = "";

    public StringBuffer() {
    }

    public StringBuffer(int capacity) {
        if (capacity < 0) {
            throw new NegativeArraySizeException(String.valueOf(capacity));
        }
    }

    public StringBuffer(String text) {
        this.text = text.toString();
    }

    public StringBuffer(CharSequence text) {
        this.text = text.toString();
    }

    public StringBuffer append(Object value) {
        text += String.valueOf(value);
        return this;
    }

    public StringBuffer append(String value) {
        text += value;
        return this;
    }

    public StringBuffer append(CharSequence value) {
        text += String.valueOf(value);
        return this;
    }

    public StringBuffer append(char[] units) {
        text += new String(units);
        return this;
    }

    public StringBuffer append(boolean value) {
        text += value;
        return this;
    }

    public StringBuffer append(char value) {
        text += value;
        return this;
    }

    public StringBuffer append(int value) {
        text += value;
        return this;
    }

    public StringBuffer append(long value) {
        text += value;
        return this;
    }

    public StringBuffer append(float value) {
        text += value;
        return this;
    }

    public StringBuffer append(double value) {
        text += value;
        return this;
    }

    public StringBuffer append(CharSequence value, int start, int end) {
        text += String.valueOf(value).substring(start, end);
        return this;
    }

    public StringBuffer append(char[] units, int start, int count) {
        text += new String(units, start, count);
        return this;
    }

    public StringBuffer appendCodePoint(int point) {
        text += Character.toString(point);
        return this;
    }

    @Intrinsic("text_splice")
    private static native String splice(String text, int start, int end, String other);

    private StringBuffer insertText(int at, String other) {
        if (at < 0 || at > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + at + ", length " + text.length());
        }
        text = splice(text, at, at, other);
        return this;
    }

    public StringBuffer insert(int at, Object value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, String value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, CharSequence value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, char[] value) {
        return insertText(at, new String(value));
    }

    public StringBuffer insert(int at, boolean value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, char value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, int value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, long value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, float value) {
        return insertText(at, String.valueOf(value));
    }

    public StringBuffer insert(int at, double value) {
        return insertText(at, String.valueOf(value));
    }

    private void checkRange(int start, int end) {
        int length = text.length();
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
    }

    private void checkIndex(int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
    }

    public StringBuffer delete(int start, int end) {
        int stop = Math.min(end, text.length());
        checkRange(start, stop);
        text = splice(text, start, stop, "");
        return this;
    }

    public StringBuffer deleteCharAt(int index) {
        checkIndex(index);
        text = splice(text, index, index + 1, "");
        return this;
    }

    public StringBuffer replace(int start, int end, String other) {
        int stop = Math.min(end, text.length());
        checkRange(start, stop);
        text = splice(text, start, stop, other);
        return this;
    }

    @Intrinsic("text_reverse")
    private static native String reversed(String text);

    public StringBuffer reverse() {
        text = reversed(text);
        return this;
    }

    public char charAt(int index) {
        checkIndex(index);
        return text.charAt(index);
    }

    public void setCharAt(int index, char unit) {
        checkIndex(index);
        text = splice(text, index, index + 1, String.valueOf(unit));
    }

    public int length() {
        return text.length();
    }

    public boolean isEmpty() {
        return text.length() == 0;
    }

    public int capacity() {
        return Math.max(16, text.length());
    }

    public void ensureCapacity(int capacity) {
    }

    public void trimToSize() {
    }

    public void setLength(int length) {
        int own = text.length();
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        text = length <= own ? text.substring(0, length) : text + "\0".repeat(length - own);
    }

    public int indexOf(String part) {
        return text.indexOf(part);
    }

    public int indexOf(String part, int from) {
        return text.indexOf(part, from);
    }

    public int lastIndexOf(String part) {
        return text.lastIndexOf(part);
    }

    public int lastIndexOf(String part, int from) {
        return text.lastIndexOf(part, from);
    }

    public String substring(int start) {
        return substring(start, text.length());
    }

    public String substring(int start, int end) {
        checkRange(start, end);
        return text.substring(start, end);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public void getChars(int start, int end, char[] target, int at) {
        text.getChars(start, end, target, at);
    }

    public IntStream chars() {
        return text.chars();
    }

    public int compareTo(StringBuffer other) {
        return text.compareTo(other.text);
    }

    public String toString() {
        return text;
    }

    public int codePointAt(int index) {
        checkIndex(index);
        return text.codePointAt(index);
    }

    public int codePointCount(int start, int end) {
        return text.codePointCount(start, end);
    }
}
