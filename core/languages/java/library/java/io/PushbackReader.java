package java.io;

public class PushbackReader extends Reader {
    private final Reader from;
    private final int size;
    private final StringBuilder pushed = new StringBuilder();

    public PushbackReader(Reader from) {
        this(from, 1);
    }

    public PushbackReader(Reader from, int size) {
        this.from = from;
        this.size = size;
    }

    public int read() throws IOException {
        int last = pushed.length() - 1;
        if (last < 0) {
            return from.read();
        }
        char unit = pushed.charAt(last);
        pushed.setLength(last);
        return unit;
    }

    public void unread(int unit) throws IOException {
        if (pushed.length() == size) {
            throw new IOException("Pushback buffer overflow");
        }
        pushed.append((char) unit);
    }

    public void close() throws IOException {
        from.close();
    }
}
