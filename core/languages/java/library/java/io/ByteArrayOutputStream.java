package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.util.Arrays;

public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        buf = new byte[size];
    }

    public void write(int unit) {
        if (count == buf.length) {
            buf = Arrays.copyOf(buf, count * 2 + 1);
        }
        buf[count++] = (byte) unit;
    }

    void writeText(String text) {
        byte[] bytes = text.getBytes();
        if (count + bytes.length > buf.length) {
            buf = Arrays.copyOf(buf, (count + bytes.length) * 2);
        }
        System.arraycopy(bytes, 0, buf, count, bytes.length);
        count += bytes.length;
    }

    public int size() {
        return count;
    }

    public void reset() {
        count = 0;
    }

    public byte[] toByteArray() {
        return Arrays.copyOf(buf, count);
    }

    public void writeTo(OutputStream out) throws IOException {
        for (int i = 0; i < count; i++) {
            out.write(buf[i] & 255);
        }
    }

    public String toString() {
        return new String(toByteArray());
    }

    public String toString(Charset charset) {
        return Coding.decoded(toByteArray(), charset);
    }

    public String toString(String charset) throws UnsupportedEncodingException {
        return Coding.decoded(toByteArray(), Coding.named(charset));
    }
}
