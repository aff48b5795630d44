package java.lang;

/** The box of a UTF-16 code unit. */
@Native("char")
public final class Character implements Comparable<Character>, java.io.Serializable {
    public static final Class<Character> TYPE = char.class;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int MIN_CODE_POINT = 0;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final char MIN_HIGH_SURROGATE = (char) 0xd800;
    public static final char MAX_HIGH_SURROGATE = (char) 0xdbff;
    public static final char MIN_LOW_SURROGATE = (char) 0xdc00;
    public static final char MAX_LOW_SURROGATE = (char) 0xdfff;
    public static final char MIN_SURROGATE = (char) 0xd800;
    public static final char MAX_SURROGATE = (char) 0xdfff;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    @Intrinsic("box")
    public Character(char value) {
    }

    @Intrinsic("unbox")
    public native char charValue();

    @Intrinsic("box")
    public static native Character valueOf(char value);

    @Intrinsic("number_text")
    public static native String toString(char value);

    @Intrinsic("text_of_code_point")
    public static native String toString(int point);

    @Intrinsic("char_is_letter")
    public static native boolean isLetter(int point);

    public static boolean isLetter(char unit) {
        return isLetter((int) unit);
    }

    @Intrinsic("char_is_digit")
    public static native boolean isDigit(int point);

    public static boolean isDigit(char unit) {
        return isDigit((int) unit);
    }

    @Intrinsic("char_is_upper_case")
    public static native boolean isUpperCase(int point);

    public static boolean isUpperCase(char unit) {
        return isUpperCase((int) unit);
    }

    @Intrinsic("char_is_lower_case")
    public static native boolean isLowerCase(int point);

    public static boolean isLowerCase(char unit) {
        return isLowerCase((int) unit);
    }

    @Intrinsic("char_is_whitespace")
    public static native boolean isWhitespace(int point);

    public static boolean isWhitespace(char unit) {
        return isWhitespace((int) unit);
    }

    @Intrinsic("char_to_upper_case")
    public static native int toUpperCase(int point);

    public static char toUpperCase(char unit) {
        return (char) toUpperCase((int) unit);
    }

    @Intrinsic("char_to_lower_case")
    public static native int toLowerCase(int point);

    public static char toLowerCase(char unit) {
        return (char) toLowerCase((int) unit);
    }

    public static char toTitleCase(char unit) {
        return toUpperCase(unit);
    }

    public static boolean isLetterOrDigit(char unit) {
        return isLetter((int) unit) || isDigit((int) unit);
    }

    public static boolean isLetterOrDigit(int point) {
        return isLetter(point) || isDigit(point);
    }

    public static boolean isAlphabetic(int point) {
        return isLetter(point);
    }

    public static boolean isSpaceChar(char unit) {
        return unit == ' ' || unit == '\u00a0' || unit > 127 && isWhitespace((int) unit);
    }

    public static boolean isISOControl(char unit) {
        return unit < ' ' || unit >= 127 && unit < 160;
    }

    public static boolean isJavaIdentifierStart(char unit) {
        return isLetter((int) unit) || unit == '_' || unit == '$';
    }

    public static boolean isJavaIdentifierPart(char unit) {
        return isJavaIdentifierStart(unit) || isDigit((int) unit);
    }

    public static boolean isJavaIdentifierStart(int point) {
        return isLetter(point) || point == '_' || point == '$' || isCurrency(point);
    }

    public static boolean isJavaIdentifierPart(int point) {
        return isJavaIdentifierStart(point) || isDigit(point) || isIdentifierIgnorable(point);
    }

    private static boolean isCurrency(int point) {
        return point >= 0xa2 && point <= 0xa5 || point >= 0x20a0 && point <= 0x20c0;
    }

    public static boolean isIdentifierIgnorable(int point) {
        return point >= 0 && point <= 8 || point >= 0xe && point <= 0x1b || point >= 0x7f && point <= 0x9f || point == 0xad
                || point >= 0x200b && point <= 0x200f || point >= 0x202a && point <= 0x202e || point == 0xfeff;
    }

    public static boolean isIdentifierIgnorable(char unit) {
        return isIdentifierIgnorable((int) unit);
    }

    public static boolean isISOControl(int point) {
        return point >= 0 && point < ' ' || point >= 127 && point < 160;
    }

    public static boolean isSpaceChar(int point) {
        return point == ' ' || point == 0xa0 || point == 0x2007 || point == 0x202f || point > 159 && isWhitespace(point);
    }

    public static boolean isIdeographic(int point) {
        return point >= 0x4e00 && point <= 0x9fff || point >= 0x3400 && point <= 0x4dbf || point >= 0x20000 && point <= 0x3134a
                || point >= 0xf900 && point <= 0xfad9 || point == 0x3006 || point == 0x3007 || point >= 0x3021 && point <= 0x3029;
    }

    public static boolean isTitleCase(int point) {
        return point == 0x1c5 || point == 0x1c8 || point == 0x1cb || point == 0x1f2;
    }

    public static boolean isTitleCase(char unit) {
        return isTitleCase((int) unit);
    }

    public static int toTitleCase(int point) {
        return toUpperCase(point);
    }

    public static boolean isSpace(char unit) {
        return unit == ' ' || unit >= '\t' && unit <= '\r' && unit != 0xb;
    }

    public static boolean isHighSurrogate(char unit) {
        return unit >= 0xd800 && unit < 0xdc00;
    }

    public static boolean isLowSurrogate(char unit) {
        return unit >= 0xdc00 && unit < 0xe000;
    }

    public static boolean isSurrogate(char unit) {
        return unit >= 0xd800 && unit < 0xe000;
    }

    public static int charCount(int point) {
        return point >= 0x10000 ? 2 : 1;
    }

    public static char[] toChars(int point) {
        if (!isValidCodePoint(point)) {
            String digits = String.format("%X", point);
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + digits);
        }
        return toString(point).toCharArray();
    }

    public static int digit(char unit, int radix) {
        return digit((int) unit, radix);
    }

    public static int digit(int point, int radix) {
        int value = -1;
        if (point >= '0' && point <= '9') {
            value = point - '0';
        } else if (point >= 'a' && point <= 'z') {
            value = point - 'a' + 10;
        } else if (point >= 'A' && point <= 'Z') {
            value = point - 'A' + 10;
        }
        return value < radix ? value : -1;
    }

    public static char forDigit(int digit, int radix) {
        if (radix < MIN_RADIX || radix > MAX_RADIX || digit < 0 || digit >= radix) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static int getNumericValue(char unit) {
        return digit((int) unit, MAX_RADIX);
    }

    public static int getNumericValue(int point) {
        return digit(point, MAX_RADIX);
    }

    public static char reverseBytes(char unit) {
        return (char) (unit << 8 | unit >> 8);
    }

    public String toString() {
        return toString(charValue());
    }

    public boolean equals(Object other) {
        return other instanceof Character && ((Character) other).charValue() == charValue();
    }

    public int hashCode() {
        return charValue();
    }

    public static int hashCode(char value) {
        return value;
    }

    public int compareTo(Character other) {
        return charValue() - other.charValue();
    }

    public static int compare(char a, char b) {
        return a - b;
    }

    public static boolean isValidCodePoint(int point) {
        return point >= 0 && point <= 0x10FFFF;
    }

    public static boolean isBmpCodePoint(int point) {
        return point >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int point) {
        return point >= 0x10000 && point <= 0x10FFFF;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int toCodePoint(char high, char low) {
        return (high << 10) + low + (0x10000 - (0xD800 << 10) - 0xDC00);
    }

    public static char highSurrogate(int point) {
        return (char) ((point >>> 10) + (0xD800 - (0x10000 >>> 10)));
    }

    public static char lowSurrogate(int point) {
        return (char) ((point & 0x3ff) + 0xDC00);
    }

    public static int codePointAt(CharSequence text, int index) {
        return text.toString().codePointAt(index);
    }

    public static int codePointAt(char[] units, int index) {
        return new String(units).codePointAt(index);
    }

    public static int codePointCount(CharSequence text, int start, int end) {
        return text.toString().codePointCount(start, end);
    }

    public static boolean isUnicodeIdentifierStart(char unit) {
        return isLetter(unit);
    }

    public static boolean isUnicodeIdentifierPart(char unit) {
        return isJavaIdentifierPart(unit) && unit != '$';
    }
}
