package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;

public class InputStreamReader extends Reader {
    private final InputStream input;
    private String encoding = "UTF8";
    private String line = "";
    private int at;

    public InputStreamReader(InputStream input) {
        this.input = input;
    }

    public InputStreamReader(InputStream input, Charset charset) {
        this.input = Decoder.of(input, charset);
        this.encoding = Coding.historicalName(charset);
    }

    public InputStreamReader(InputStream input, String charset) throws UnsupportedEncodingException {
        this(input, Coding.named(charset));
    }

    String readText() {
        if (at < line.length()) {
            String rest = line.substring(at);
            at = line.length();
            return rest;
        }
        return input.readText();
    }

    public int read() throws IOException {
        if (at >= line.length()) {
            line = input.readText();
            at = 0;
            if (line.isEmpty()) {
                return -1;
            }
        }
        return line.charAt(at++);
    }

    public String getEncoding() {
        return encoding;
    }

    public void close() throws IOException {
        encoding = null;
        input.close();
    }
}
