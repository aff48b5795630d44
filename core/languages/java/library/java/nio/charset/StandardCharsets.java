package java.nio.charset;

public final class StandardCharsets {
    public static final Charset US_ASCII = Charset.ALL[0];
    public static final Charset ISO_8859_1 = Charset.ALL[1];
    public static final Charset UTF_8 = Charset.ALL[2];
    public static final Charset UTF_16BE = Charset.ALL[3];
    public static final Charset UTF_16LE = Charset.ALL[4];
    public static final Charset UTF_16 = Charset.ALL[5];

    private StandardCharsets() {
    }
}
