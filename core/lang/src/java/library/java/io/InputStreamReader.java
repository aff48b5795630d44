package java.io;

import java.nio.charset.Charset;

public class InputStreamReader extends Reader {
    private final InputStream input;

    public InputStreamReader(InputStream input) {
        this.input = input;
    }

    public InputStreamReader(InputStream input, Charset charset) {
        this.input = input;
    }

    String readText() {
        return input.readText();
    }

    public int read() throws IOException {
        return input.read();
    }
}
