package java.io;

public class ByteArrayInputStream extends InputStream {
    protected byte[] buf;
    protected int pos;
    protected int mark;
    protected int count;

    public ByteArrayInputStream(byte[] bytes) {
        this(bytes, 0, bytes.length);
    }

    public ByteArrayInputStream(byte[] bytes, int start, int length) {
        buf = bytes;
        pos = start;
        mark = start;
        count = Math.min(start + length, bytes.length);
    }

    public int read() {
        return pos < count ? buf[pos++] & 255 : -1;
    }

    public int available() {
        return count - pos;
    }

    public void mark(int limit) {
        mark = pos;
    }

    public void reset() {
        pos = mark;
    }
}
