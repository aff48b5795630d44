package java.io;

public abstract class Writer implements Closeable {
    public abstract void write(String text) throws IOException;

    public void write(int unit) throws IOException {
        write(String.valueOf((char) unit));
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
