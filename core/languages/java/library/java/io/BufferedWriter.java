package java.io;

/** Holds text back until it is flushed. */
public class BufferedWriter extends Writer {
    private final Writer out;
    private final StringBuilder held = new StringBuilder();

    public BufferedWriter(Writer out) {
        this.out = out;
    }

    public BufferedWriter(Writer out, int size) {
        this.out = out;
    }

    public void write(char[] units, int start, int count) {
        write(new String(units, start, count));
    }

    public void write(String text) {
        held.append(text);
    }

    public void newLine() throws IOException {
        write("\n");
    }

    public void flush() throws IOException {
        out.write(held.toString());
        held.setLength(0);
        out.flush();
    }

    public void close() throws IOException {
        flush();
        out.close();
    }
}
