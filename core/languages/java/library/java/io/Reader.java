package java.io;

public abstract class Reader implements Closeable {
    /** The next line with its end; empty behind the last. */
    String readText() {
        StringBuilder line = new StringBuilder();
        try {
            for (int unit = read(); unit >= 0; unit = read()) {
                line.append((char) unit);
                if (unit == '\n') {
                    break;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return line.toString();
    }

    public int read() throws IOException {
        char[] unit = new char[1];
        return read(unit, 0, 1) < 0 ? -1 : unit[0];
    }

    public int read(char[] target) throws IOException {
        return read(target, 0, target.length);
    }

    public int read(char[] target, int start, int length) throws IOException {
        int count = 0;
        while (count < length) {
            int unit = read();
            if (unit < 0) {
                return count == 0 ? -1 : count;
            }
            target[start + count++] = (char) unit;
        }
        return count;
    }

    public long skip(long count) throws IOException {
        long skipped = 0;
        while (skipped < count && read() >= 0) {
            skipped++;
        }
        return skipped;
    }

    public boolean ready() throws IOException {
        return true;
    }

    public long transferTo(Writer out) throws IOException {
        long count = 0;
        for (int unit = read(); unit >= 0; unit = read()) {
            out.write(unit);
            count++;
        }
        return count;
    }

    public void close() throws IOException {
    }

    public boolean markSupported() {
        return false;
    }

    public void mark(int limit) throws IOException {
        throw new IOException("mark() not supported");
    }

    public void reset() throws IOException {
        throw new IOException("reset() not supported");
    }
}
