package java.util;

/** Bytes as hexadecimal digits. */
public final class HexFormat {
    private static final HexFormat PLAIN = new HexFormat("", "", "", false);

    private final String delimiter;
    private final String prefix;
    private final String suffix;
    private final boolean isUpper;

    private HexFormat(String delimiter, String prefix, String suffix, boolean isUpper) {
        this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
        this.prefix = Objects.requireNonNull(prefix, "prefix");
        this.suffix = Objects.requireNonNull(suffix, "suffix");
        this.isUpper = isUpper;
    }

    public static HexFormat of() {
        return PLAIN;
    }

    public static HexFormat ofDelimiter(String delimiter) {
        return new HexFormat(delimiter, "", "", false);
    }

    public HexFormat withDelimiter(String delimiter) {
        return new HexFormat(delimiter, prefix, suffix, isUpper);
    }

    public HexFormat withPrefix(String prefix) {
        return new HexFormat(delimiter, prefix, suffix, isUpper);
    }

    public HexFormat withSuffix(String suffix) {
        return new HexFormat(delimiter, prefix, suffix, isUpper);
    }

    public HexFormat withUpperCase() {
        return new HexFormat(delimiter, prefix, suffix, true);
    }

    public HexFormat withLowerCase() {
        return new HexFormat(delimiter, prefix, suffix, false);
    }

    public String delimiter() {
        return delimiter;
    }

    public boolean isUpperCase() {
        return isUpper;
    }

    public char toLowHexDigit(int value) {
        char digit = Character.forDigit(value & 15, 16);
        return isUpper ? Character.toUpperCase(digit) : digit;
    }

    public char toHighHexDigit(int value) {
        return toLowHexDigit(value >> 4);
    }

    private String digits(long value, int count) {
        StringBuilder text = new StringBuilder();
        for (int shift = 4 * (count - 1); shift >= 0; shift -= 4) {
            text.append(toLowHexDigit((int) (value >> shift)));
        }
        return text.toString();
    }

    public String toHexDigits(byte value) {
        return digits(value, 2);
    }

    public String toHexDigits(char value) {
        return digits(value, 4);
    }

    public String toHexDigits(short value) {
        return digits(value, 4);
    }

    public String toHexDigits(int value) {
        return digits(value, 8);
    }

    public String toHexDigits(long value) {
        return digits(value, 16);
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int start, int end) {
        Objects.checkFromToIndex(start, end, bytes.length);
        StringJoiner all = new StringJoiner(delimiter);
        for (int i = start; i < end; i++) {
            all.add(prefix + toHexDigits(bytes[i]) + suffix);
        }
        return all.toString();
    }

    public static boolean isHexDigit(int digit) {
        return digit < 128 && Character.digit(digit, 16) >= 0;
    }

    public static int fromHexDigit(int digit) {
        if (!isHexDigit(digit)) {
            throw new NumberFormatException("not a hexadecimal digit: \"" + (char) digit + "\" = " + digit);
        }
        return Character.digit(digit, 16);
    }

    public static int fromHexDigits(CharSequence text) {
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            value = value << 4 | fromHexDigit(text.charAt(i));
        }
        return value;
    }

    public byte[] parseHex(CharSequence text) {
        int step = prefix.length() + 2 + suffix.length() + delimiter.length();
        if (text.length() == 0) {
            return new byte[0];
        }
        if ((text.length() + delimiter.length()) % step != 0) {
            String message = step == 2
                    ? "string length not even: " + text.length()
                    : "extra or missing delimiters or values consisting of prefix, two hexadecimal digits, and suffix in the string";
            throw new IllegalArgumentException(message);
        }
        byte[] bytes = new byte[(text.length() + delimiter.length()) / step];
        for (int i = 0; i < bytes.length; i++) {
            int at = i * step + prefix.length();
            bytes[i] = (byte) (fromHexDigit(text.charAt(at)) << 4 | fromHexDigit(text.charAt(at + 1)));
        }
        return bytes;
    }
}
