package java.io;

public class OutputStreamWriter extends Writer {
    private final OutputStream out;

    public OutputStreamWriter(OutputStream out) {
        this.out = out;
    }

    public void write(String text) {
        out.writeText(text);
    }
}
