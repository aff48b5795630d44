package java.nio.charset;

import java.io.UnsupportedEncodingException;
import java.util.Arrays;

/** Texts as bytes of an encoding. The machine's own texts are in UTF-8 where they are bytes. */
public final class Coding {
    private Coding() {
    }

    /** The encoding that a program names. */
    public static Charset named(String name) throws UnsupportedEncodingException {
        if (name == null) {
            throw new NullPointerException();
        }
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw new UnsupportedEncodingException(name);
        }
    }

    public static String historicalName(Charset charset) {
        return charset.historicalName();
    }

    /** What an encoding goes on with behind the start of a stream: a mark of the order of bytes stands only there. */
    public static Charset behindStart(Charset charset) {
        return charset.name().equals("UTF-16") ? StandardCharsets.UTF_16BE : charset;
    }

    /** The bytes of a text; what the encoding lacks is its replacement there. */
    public static byte[] encoded(String text, Charset charset) {
        return switch (charset.name()) {
            case "US-ASCII" -> narrow(text, 128);
            case "ISO-8859-1" -> narrow(text, 256);
            case "UTF-16" -> text.isEmpty() ? new byte[0] : wide("\ufeff" + text, true);
            case "UTF-16BE" -> wide(text, true);
            case "UTF-16LE" -> wide(text, false);
            default -> text.getBytes();
        };
    }

    /** The text that bytes are; \ufffd stands for what is no character. */
    public static String decoded(byte[] bytes, Charset charset) {
        return switch (charset.name()) {
            case "US-ASCII" -> wideOf(bytes, true);
            case "ISO-8859-1" -> wideOf(bytes, false);
            case "UTF-16" -> marked(bytes);
            case "UTF-16BE" -> ofPairs(bytes, 0, true);
            case "UTF-16LE" -> ofPairs(bytes, 0, false);
            default -> new String(bytes);
        };
    }

    /** As encoded, for those who are told of what the encoding lacks. */
    public static byte[] strictlyEncoded(String text, Charset charset) throws CharacterCodingException {
        byte[] bytes = encoded(text, charset);
        if (!decoded(bytes, charset).equals(text)) {
            throw new UnmappableCharacterException(1);
        }
        return bytes;
    }

    /** As decoded, for those who are told of what is no character. */
    public static String strictlyDecoded(byte[] bytes, Charset charset) throws CharacterCodingException {
        String text = decoded(bytes, charset);
        if (text.indexOf('\ufffd') >= 0 && !Arrays.equals(encoded(text, charset), bytes)) {
            throw new MalformedInputException(1);
        }
        return text;
    }

    /** One byte for each character below a limit; a question mark is the replacement. */
    private static byte[] narrow(String text, int limit) {
        byte[] bytes = new byte[text.length()];
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            bytes[count++] = (byte) (unit < limit ? unit : '?');
            if (isPair(text, i)) {
                i++;
            }
        }
        return Arrays.copyOf(bytes, count);
    }

    private static boolean isPair(CharSequence text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
    }

    private static byte[] wide(String text, boolean isBig) {
        byte[] bytes = new byte[text.length() * 2];
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (isPair(text, i)) {
                put(bytes, i++, unit, isBig);
                unit = text.charAt(i);
            } else if (Character.isSurrogate(unit)) {
                unit = '\ufffd';
            }
            put(bytes, i, unit, isBig);
        }
        return bytes;
    }

    private static void put(byte[] bytes, int at, char unit, boolean isBig) {
        bytes[2 * at] = (byte) (isBig ? unit >> 8 : unit);
        bytes[2 * at + 1] = (byte) (isBig ? unit : unit >> 8);
    }

    private static String wideOf(byte[] bytes, boolean isAscii) {
        char[] units = new char[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            units[i] = isAscii && bytes[i] < 0 ? '\ufffd' : (char) (bytes[i] & 255);
        }
        return new String(units);
    }

    /** UTF-16 whose first two bytes may say the order; big ends come first where they do not. */
    private static String marked(byte[] bytes) {
        if (bytes.length >= 2 && bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff) {
            return ofPairs(bytes, 2, true);
        }
        boolean isLittle = bytes.length >= 2 && bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe;
        return ofPairs(bytes, isLittle ? 2 : 0, !isLittle);
    }

    private static String ofPairs(byte[] bytes, int start, boolean isBig) {
        char[] units = new char[bytes.length];
        int count = 0;
        for (int i = start; i < bytes.length; i += 2) {
            char unit = unitAt(bytes, i, isBig);
            if (!Character.isSurrogate(unit)) {
                units[count++] = unit;
                continue;
            }
            char next = unitAt(bytes, i + 2, isBig);
            boolean isPair = Character.isHighSurrogate(unit) && Character.isLowSurrogate(next);
            units[count++] = isPair ? unit : '\ufffd';
            if (isPair) {
                units[count++] = next;
            }
            // A first half takes what follows with it, whatever that is.
            if (Character.isHighSurrogate(unit)) {
                i += 2;
            }
        }
        return new String(units, 0, count);
    }

    private static char unitAt(byte[] bytes, int at, boolean isBig) {
        if (at + 1 >= bytes.length) {
            return '\ufffd';
        }
        int first = bytes[at] & 255;
        int second = bytes[at + 1] & 255;
        return (char) (isBig ? first << 8 | second : second << 8 | first);
    }
}
