package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.nio.charset.StandardCharsets;

/** The bytes of another stream, from an encoding of its own to UTF-8; all at once, when the first is asked for. */
public final class Decoder extends InputStream {
    private final InputStream source;
    private final Charset charset;
    private InputStream text;

    private Decoder(InputStream source, Charset charset) {
        this.source = source;
        this.charset = charset;
    }

    public static InputStream of(InputStream source, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        return charset.equals(StandardCharsets.UTF_8) ? source : new Decoder(source, charset);
    }

    public int read() throws IOException {
        if (text == null) {
            text = new ByteArrayInputStream(Coding.decoded(source.readAllBytes(), charset).getBytes());
        }
        return text.read();
    }

    public void close() throws IOException {
        source.close();
    }
}
