package java.io;

public class CharArrayWriter extends Writer {
    private final StringBuilder written = new StringBuilder();

    public CharArrayWriter() {
    }

    public CharArrayWriter(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("Negative initial size: " + capacity);
        }
    }

    public void write(char[] units, int start, int count) {
        write(new String(units, start, count));
    }

    public void write(String text) {
        written.append(text);
    }

    public void reset() {
        written.setLength(0);
    }

    public int size() {
        return written.length();
    }

    public char[] toCharArray() {
        return written.toString().toCharArray();
    }

    public void writeTo(Writer out) throws IOException {
        out.write(written.toString());
    }

    public String toString() {
        return written.toString();
    }
}
