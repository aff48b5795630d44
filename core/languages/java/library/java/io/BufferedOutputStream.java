package java.io;

/** Holds bytes back until it is flushed. */
public class BufferedOutputStream extends FilterOutputStream {
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();

    public BufferedOutputStream(OutputStream out) {
        super(out);
    }

    public BufferedOutputStream(OutputStream out, int size) {
        super(out);
    }

    public void write(int unit) throws IOException {
        held.write(unit);
    }

    void writeText(String text) {
        held.writeText(text);
    }

    public void flush() throws IOException {
        byte[] bytes = held.toByteArray();
        held.reset();
        out.write(bytes);
        out.flush();
    }
}
