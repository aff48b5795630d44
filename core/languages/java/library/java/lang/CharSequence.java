package java.lang;

import java.util.stream.IntStream;

/** A sequence of UTF-16 code units. */
public interface CharSequence {
    int length();

    char charAt(int index);

    CharSequence subSequence(int start, int end);

    String toString();

    default boolean isEmpty() {
        return length() == 0;
    }

    default IntStream chars() {
        return toString().chars();
    }

    default IntStream codePoints() {
        return toString().codePoints();
    }

    static int compare(CharSequence first, CharSequence second) {
        return first.toString().compareTo(second.toString());
    }
}
