package java.io;

public class StringReader extends Reader {
    private final String text;
    private int at;
    private int marked;

    public StringReader(String text) {
        this.text = text.toString();
    }

    String readText() {
        int end = text.indexOf('\n', at);
        String line = text.substring(at, end < 0 ? text.length() : end + 1);
        at += line.length();
        return line;
    }

    public int read() throws IOException {
        return at < text.length() ? text.charAt(at++) : -1;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        marked = at;
    }

    public void reset() throws IOException {
        at = marked;
    }
}
