package java.io;

public abstract class OutputStream implements Closeable {
    public abstract void write(int unit) throws IOException;

    /** Writes a text at once, for streams that take text. */
    void writeText(String text) {
        try {
            for (byte unit : text.getBytes()) {
                write(unit & 255);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
