package java.nio.charset;

public final class StandardCharsets {
    public static final Charset UTF_8 = new Charset("UTF-8");
    public static final Charset US_ASCII = new Charset("US-ASCII");

    private StandardCharsets() {
    }
}
