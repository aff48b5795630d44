package java.io;

public class BufferedInputStream extends InputStream {
    private final InputStream from;

    public BufferedInputStream(InputStream from) {
        this.from = from;
    }

    public BufferedInputStream(InputStream from, int size) {
        this.from = from;
    }

    public String readText() {
        return from.readText();
    }

    public int read() throws IOException {
        return from.read();
    }

    public int available() throws IOException {
        return from.available();
    }

    public void close() throws IOException {
        from.close();
    }
}
