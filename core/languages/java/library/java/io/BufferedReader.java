package java.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class BufferedReader extends Reader {
    private final Reader from;
    private boolean isClosed;
    /** What is read again after going back to a mark, and how far that has come. */
    private String again = "";
    private int at;
    /** What has been read since the mark; null without one. */
    private StringBuilder marked;

    public BufferedReader(Reader from) {
        this.from = from;
    }

    public BufferedReader(Reader from, int size) {
        this.from = from;
    }

    String readText() {
        String text;
        if (at < again.length()) {
            int end = again.indexOf('\n', at) + 1;
            text = end > 0 ? again.substring(at, end) : again.substring(at) + from.readText();
            at = end > 0 ? end : again.length();
        } else {
            text = from.readText();
        }
        if (marked != null) {
            marked.append(text);
        }
        return text;
    }

    public int read() throws IOException {
        int unit = at < again.length() ? again.charAt(at++) : from.read();
        if (marked != null && unit >= 0) {
            marked.append((char) unit);
        }
        return unit;
    }

    public boolean markSupported() {
        return true;
    }

    public void mark(int limit) throws IOException {
        again = at < again.length() ? again.substring(at) : "";
        at = 0;
        marked = new StringBuilder();
    }

    public void reset() throws IOException {
        if (marked == null) {
            throw new IOException("Stream not marked");
        }
        again = marked + again.substring(at);
        at = 0;
        marked = new StringBuilder();
    }

    public boolean ready() throws IOException {
        return true;
    }

    public String readLine() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
        String line = readText();
        if (line.isEmpty()) {
            return null;
        }
        if (line.endsWith("\n")) {
            line = line.substring(0, line.length() - 1);
        }
        return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    }

    public Stream<String> lines() {
        List<String> all = new ArrayList<>();
        try {
            String line = readLine();
            while (line != null) {
                all.add(line);
                line = readLine();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all.stream();
    }

    public void close() throws IOException {
        isClosed = true;
        from.close();
    }
}
