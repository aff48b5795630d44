package java.io;

public abstract class Writer implements Closeable, Flushable {
    public abstract void write(char[] units, int start, int count) throws IOException;

    public void write(char[] units) throws IOException {
        write(units, 0, units.length);
    }

    public void write(String text) throws IOException {
        write(text.toCharArray(), 0, text.length());
    }

    public void write(String text, int start, int count) throws IOException {
        write(text.substring(start, start + count));
    }

    public void write(int unit) throws IOException {
        write(String.valueOf((char) unit));
    }

    public Writer append(CharSequence text) throws IOException {
        write(String.valueOf(text));
        return this;
    }

    public Writer append(char unit) throws IOException {
        write(unit);
        return this;
    }

    public Writer append(CharSequence text, int start, int end) throws IOException {
        write(String.valueOf(text).substring(start, end));
        return this;
    }

    public static Writer nullWriter() {
        return new StringWriter();
    }

    public void flush() throws IOException {
    }

    public void close() throws IOException {
    }
}
