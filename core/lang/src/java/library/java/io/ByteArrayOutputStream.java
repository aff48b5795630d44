package java.io;

public class ByteArrayOutputStream extends OutputStream {
    private final StringBuilder written = new StringBuilder();

    public void write(int unit) {
        written.append((char) (unit & 255));
    }

    void writeText(String text) {
        written.append(text);
    }

    public int size() {
        return toByteArray().length;
    }

    public void reset() {
        written.setLength(0);
    }

    public byte[] toByteArray() {
        return toString().getBytes();
    }

    public String toString() {
        return written.toString();
    }
}
