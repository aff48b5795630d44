package java.io;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

public class BufferedReader extends Reader {
    private final Reader from;
    private boolean isClosed;

    public BufferedReader(Reader from) {
        this.from = from;
    }

    public BufferedReader(Reader from, int size) {
        this.from = from;
    }

    String readText() {
        return from.readText();
    }

    public int read() throws IOException {
        return from.read();
    }

    public boolean ready() throws IOException {
        return true;
    }

    public String readLine() throws IOException {
        if (isClosed) {
            throw new IOException("Stream closed");
        }
        String line = from.readText();
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
