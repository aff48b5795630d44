package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.nio.charset.StandardCharsets;

public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private final String encoding;
    private Charset charset;

    public OutputStreamWriter(OutputStream out) {
        this(out, StandardCharsets.UTF_8);
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        this.out = out;
        this.charset = charset;
        this.encoding = Coding.historicalName(charset);
    }

    public OutputStreamWriter(OutputStream out, String charset) throws UnsupportedEncodingException {
        this(out, Coding.named(charset));
    }

    public void write(char[] units, int start, int count) {
        write(new String(units, start, count));
    }

    public void write(String text) {
        if (!text.isEmpty()) {
            out.writeText(text, charset);
            charset = Coding.behindStart(charset);
        }
    }

    public String getEncoding() {
        return encoding;
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        flush();
        out.close();
    }
}
