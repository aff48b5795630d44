package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;

public class OutputStreamWriter extends Writer {
    private final OutputStream out;
    private String encoding = "UTF8";

    public OutputStreamWriter(OutputStream out) {
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        this.out = Encoder.of(out, charset);
        this.encoding = Coding.historicalName(charset);
    }

    public OutputStreamWriter(OutputStream out, String charset) throws UnsupportedEncodingException {
        this(out, Coding.named(charset));
    }

    public void write(char[] units, int start, int count) {
        write(new String(units, start, count));
    }

    public void write(String text) {
        out.writeText(text);
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
