package java.io;

/** Standard input. */
public class InputStream implements Closeable {
    private String line = "";
    private int at;

    @Intrinsic("read_line")
    private static native String nextLine();

    /** The rest of the line at hand, with its end; empty behind the last. */
    public String readText() {
        if (at < line.length()) {
            String rest = line.substring(at);
            at = line.length();
            return rest;
        }
        return nextLine();
    }

    public int read() throws IOException {
        if (at >= line.length()) {
            line = nextLine();
            at = 0;
            if (line.isEmpty()) {
                return -1;
            }
        }
        return line.charAt(at++);
    }

    public int available() throws IOException {
        return line.length() - at;
    }

    public void close() throws IOException {
    }
}
