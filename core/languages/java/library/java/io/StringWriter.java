package java.io;

public class StringWriter extends Writer {
    private final StringBuffer written = new StringBuffer();

    public StringWriter() {
    }

    public StringWriter(int size) {
    }

    public void write(char[] units, int start, int count) {
        written.append(units, start, count);
    }

    public void write(String text, int start, int count) {
        written.append(text, start, start + count);
    }

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

    public StringWriter append(char unit) {
        written.append(unit);
        return this;
    }

    public StringWriter append(CharSequence text, int start, int end) {
        written.append(String.valueOf(text), start, end);
        return this;
    }

    public StringBuffer getBuffer() {
        return written;
    }

    public void flush() {
    }

    public void close() throws IOException {
    }

    public String toString() {
        return written.toString();
    }
}
