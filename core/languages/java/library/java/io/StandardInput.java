package java.io;

/** The bytes of the lines of standard input. No class of the JDK's. */
public final class StandardInput extends InputStream {
    private byte[] line = {};
    private int at;

    @Intrinsic("read_line")
    private static native String nextLine();

    public String readText() {
        if (at < line.length) {
            String rest = new String(java.util.Arrays.copyOfRange(line, at, line.length));
            at = line.length;
            return rest;
        }
        return nextLine();
    }

    public int read() {
        if (at >= line.length) {
            line = nextLine().getBytes();
            at = 0;
            if (line.length == 0) {
                return -1;
            }
        }
        return line[at++] & 255;
    }

    /** No more than a line is taken at a time, as a terminal gives it. */
    public int read(byte[] target, int start, int length) {
        int count = 0;
        while (count < length && (count == 0 || at < line.length)) {
            int unit = read();
            if (unit < 0) {
                return -1;
            }
            target[start + count++] = (byte) unit;
        }
        return count;
    }

    public int available() {
        return line.length - at;
    }
}
