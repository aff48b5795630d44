package java.io;

public abstract class Reader implements Closeable {
    /** The next line with its end; empty behind the last. */
    abstract String readText();

    public abstract int read() throws IOException;

    public void close() throws IOException {
    }
}
