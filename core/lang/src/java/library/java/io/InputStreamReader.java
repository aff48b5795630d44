package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.nio.charset.StandardCharsets;

/** Characters of bytes: of UTF-8 line by line, of other encodings all at once. */
public class InputStreamReader extends Reader {
    private final InputStream input;
    private final Charset charset;
    private String text = "";
    private int at;
    private boolean isClosed;

    public InputStreamReader(InputStream input) {
        this(input, StandardCharsets.UTF_8);
    }

    public InputStreamReader(InputStream input, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        this.input = input;
        this.charset = charset;
    }

    public InputStreamReader(InputStream input, String charset) throws UnsupportedEncodingException {
        this(input, Coding.named(charset));
    }

    /** Whether there are characters at hand, after reading more where there were none. */
    private boolean fill() {
        if (at < text.length()) {
            return true;
        }
        at = 0;
        try {
            text = charset == StandardCharsets.UTF_8
                    ? input.readText()
                    : Coding.decoded(input.readAllBytes(), charset);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return !text.isEmpty();
    }

    String readText() {
        if (!fill()) {
            return "";
        }
        int end = text.indexOf('\n', at) + 1;
        String line = text.substring(at, end == 0 ? text.length() : end);
        at += line.length();
        return line;
    }

    public int read() throws IOException {
        return fill() ? text.charAt(at++) : -1;
    }

    public String getEncoding() {
        return isClosed ? null : Coding.historicalName(charset);
    }

    public void close() throws IOException {
        isClosed = true;
        input.close();
    }
}
