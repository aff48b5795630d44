package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.nio.charset.StandardCharsets;

/** Takes text for another stream in an encoding of its own; a class by itself so that only who asks for one pays for it. */
final class Encoder extends OutputStream {
    private final OutputStream target;
    private Charset charset;

    private Encoder(OutputStream target, Charset charset) {
        this.target = target;
        this.charset = charset;
    }

    static OutputStream of(OutputStream target, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        return charset.equals(StandardCharsets.UTF_8) ? target : new Encoder(target, charset);
    }

    void writeText(String text) {
        if (text.isEmpty()) {
            return;
        }
        try {
            target.write(Coding.encoded(text, charset));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        charset = Coding.behindStart(charset);
    }

    public void write(int unit) throws IOException {
        target.write(unit);
    }

    public void flush() throws IOException {
        target.flush();
    }

    public void close() throws IOException {
        target.close();
    }
}
