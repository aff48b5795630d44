package java.nio.charset;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/** An encoding of characters: there are those that every Java has. {@link Coding} encodes and decodes. */
public final class Charset implements Comparable<Charset> {
    static final Charset[] ALL = {
            new Charset("US-ASCII", "ASCII", "iso-ir-6", "ANSI_X3.4-1986", "ISO_646.irv:1991", "ISO646-US", "us", "IBM367",
                    "cp367", "csASCII", "default", "646", "iso_646.irv:1983", "ANSI_X3.4-1968", "ascii7"),
            new Charset("ISO-8859-1", "ISO8859_1", "iso-ir-100", "ISO_8859-1", "latin1", "l1", "IBM819", "cp819",
                    "csISOLatin1", "819", "IBM-819", "ISO_8859-1:1987", "ISO_8859_1", "8859_1", "ISO8859-1"),
            new Charset("UTF-8", "UTF8", "unicode-1-1-utf-8"),
            new Charset("UTF-16BE", "UnicodeBigUnmarked", "UTF_16BE", "ISO-10646-UCS-2", "X-UTF-16BE"),
            new Charset("UTF-16LE", "UnicodeLittleUnmarked", "UTF_16LE", "X-UTF-16LE"),
            new Charset("UTF-16", "UTF-16", "UTF_16", "utf16", "unicode", "UnicodeBig")};

    private final String name;
    /** What it was called before there were names for all, which is what streams call it. */
    private final String historical;
    private final String[] others;

    private Charset(String name, String historical, String... others) {
        this.name = name;
        this.historical = historical;
        this.others = others;
    }

    public static Charset forName(String name) {
        Charset known = find(name);
        if (known == null) {
            throw new UnsupportedCharsetException(name);
        }
        return known;
    }

    public static boolean isSupported(String name) {
        return find(name) != null;
    }

    private static Charset find(String name) {
        if (name == null) {
            throw new IllegalArgumentException("Null charset name");
        }
        for (Charset charset : ALL) {
            if (charset.name.equalsIgnoreCase(name) || charset.historical.equalsIgnoreCase(name)) {
                return charset;
            }
            for (String other : charset.others) {
                if (other.equalsIgnoreCase(name)) {
                    return charset;
                }
            }
        }
        checkName(name);
        return null;
    }

    /** Names begin with a letter or digit; behind it may also stand some signs. */
    private static void checkName(String name) {
        boolean isLegal = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char unit = name.charAt(i);
            boolean isPlain = unit < 128 && Character.isLetterOrDigit(unit);
            isLegal &= isPlain || i > 0 && "+:_.-".indexOf(unit) >= 0;
        }
        if (!isLegal) {
            throw new IllegalCharsetNameException(name);
        }
    }

    public static Charset defaultCharset() {
        return StandardCharsets.UTF_8;
    }

    public java.nio.CharBuffer decode(java.nio.ByteBuffer bytes) {
        byte[] all = new byte[bytes.remaining()];
        bytes.get(all);
        return java.nio.CharBuffer.wrap(new String(all, this).toCharArray());
    }

    public java.nio.ByteBuffer encode(String text) {
        return java.nio.ByteBuffer.wrap(text.getBytes(this));
    }

    public java.nio.ByteBuffer encode(java.nio.CharBuffer text) {
        java.nio.ByteBuffer bytes = encode(text.toString());
        text.position(text.limit());
        return bytes;
    }

    public String name() {
        return name;
    }

    public String displayName() {
        return name;
    }

    public Set<String> aliases() {
        Set<String> aliases = new HashSet<>(Arrays.asList(others));
        if (!historical.equals(name)) {
            aliases.add(historical);
        }
        return Collections.unmodifiableSet(aliases);
    }

    String historicalName() {
        return historical;
    }

    public boolean isRegistered() {
        return true;
    }

    public boolean canEncode() {
        return true;
    }

    public boolean contains(Charset other) {
        return switch (name) {
            case "US-ASCII" -> other == this;
            case "ISO-8859-1" -> other == this || other.name.equals("US-ASCII");
            default -> true;
        };
    }

    public int compareTo(Charset other) {
        return name.compareToIgnoreCase(other.name);
    }

    public boolean equals(Object other) {
        return other instanceof Charset charset && name.equals(charset.name);
    }

    public int hashCode() {
        return name.hashCode();
    }

    public String toString() {
        return name;
    }
}
