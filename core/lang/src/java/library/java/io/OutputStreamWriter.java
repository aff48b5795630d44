package java.io;

import java.nio.charset.Charset;

public class OutputStreamWriter extends Writer {
    private final OutputStream out;

    public OutputStreamWriter(OutputStream out) {
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out, Charset charset) {
        this.out = out;
    }

    public OutputStreamWriter(OutputStream out, String charset) throws UnsupportedEncodingException {
        this.out = out;
    }

    public void write(char[] units, int start, int count) {
        write(new String(units, start, count));
    }

    public void write(String text) {
        out.writeText(text);
    }

    public String getEncoding() {
        return "UTF8";
    }

    public void flush() throws IOException {
        out.flush();
    }

    public void close() throws IOException {
        flush();
        out.close();
    }
}
