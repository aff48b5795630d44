package java.io;

public abstract class OutputStream implements Closeable, Flushable {
    public abstract void write(int unit) throws IOException;

    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    public void write(byte[] bytes, int start, int count) throws IOException {
        for (int i = start; i < start + count; i++) {
            write(bytes[i] & 255);
        }
    }

    public static OutputStream nullOutputStream() {
        return new ByteArrayOutputStream();
    }

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
