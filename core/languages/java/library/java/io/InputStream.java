package java.io;

import java.util.Arrays;

public abstract class InputStream implements Closeable {
    public abstract int read() throws IOException;

    /** The rest of the line at hand, with its end; empty behind the last. */
    public String readText() {
        byte[] line = new byte[64];
        int length = 0;
        try {
            for (int unit = read(); unit >= 0; unit = read()) {
                if (length == line.length) {
                    line = Arrays.copyOf(line, length * 2);
                }
                line[length++] = (byte) unit;
                if (unit == '\n') {
                    break;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new String(Arrays.copyOf(line, length));
    }

    public int read(byte[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(byte[] target, int start, int length) throws IOException {
        int count = 0;
        while (count < length) {
            int unit = read();
            if (unit < 0) {
                return count == 0 ? -1 : count;
            }
            target[start + count++] = (byte) unit;
        }
        return count;
    }

    public byte[] readNBytes(int length) throws IOException {
        byte[] bytes = new byte[length];
        return Arrays.copyOf(bytes, Math.max(0, read(bytes, 0, length)));
    }

    public byte[] readAllBytes() throws IOException {
        byte[] bytes = new byte[64];
        int count = 0;
        for (int unit = read(); unit >= 0; unit = read()) {
            if (count == bytes.length) {
                bytes = Arrays.copyOf(bytes, count * 2);
            }
            bytes[count++] = (byte) unit;
        }
        return Arrays.copyOf(bytes, count);
    }

    public long skip(long count) throws IOException {
        long skipped = 0;
        while (skipped < count && read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    public int available() throws IOException {
        return 0;
    }

    public void close() throws IOException {
    }

    public int readNBytes(byte[] target, int start, int length) throws IOException {
        return Math.max(0, read(target, start, length));
    }

    public long transferTo(OutputStream out) throws IOException {
        byte[] bytes = readAllBytes();
        out.write(bytes);
        return bytes.length;
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) {
    }

    public void reset() throws IOException {
        throw new IOException("mark/reset not supported");
    }
}
