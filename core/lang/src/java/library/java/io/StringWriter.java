package java.io;

public class StringWriter extends Writer {
    private final StringBuilder written = new StringBuilder();

    public void write(String text) {
        written.append(text);
    }

    public void write(int unit) {
        written.append((char) unit);
    }

    public StringWriter append(CharSequence text) {
        written.append(text);
        return this;
    }

    public void flush() {
    }

    public void close() throws IOException {
    }

    public String toString() {
        return written.toString();
    }
}
