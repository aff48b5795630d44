package java.io;

import java.util.Formatter;

/** Holds text back until it is flushed. */
public class PrintWriter extends Writer {
    private final Writer out;
    private final boolean flushes;
    private final StringBuilder held = new StringBuilder();

    public PrintWriter(Writer out) {
        this(out, false);
    }

    public PrintWriter(Writer out, boolean flushes) {
        this.out = out;
        this.flushes = flushes;
    }

    public PrintWriter(OutputStream out) {
        this(new OutputStreamWriter(out), false);
    }

    public PrintWriter(OutputStream out, boolean flushes) {
        this(new OutputStreamWriter(out), flushes);
    }

    public void write(String text) {
        if (out instanceof StringWriter) {
            ((StringWriter) out).write(text);
        } else {
            held.append(text);
        }
    }

    public void write(int unit) {
        write(String.valueOf((char) unit));
    }

    private void writeText(String text) {
        write(text);
        if (flushes && text.endsWith("\n")) {
            flush();
        }
    }

    public void print(boolean value) {
        writeText(String.valueOf(value));
    }

    public void println(boolean value) {
        writeText(value + "\n");
    }

    public void print(char value) {
        writeText(String.valueOf(value));
    }

    public void println(char value) {
        writeText(value + "\n");
    }

    public void print(int value) {
        writeText(String.valueOf(value));
    }

    public void println(int value) {
        writeText(value + "\n");
    }

    public void print(long value) {
        writeText(String.valueOf(value));
    }

    public void println(long value) {
        writeText(value + "\n");
    }

    public void print(float value) {
        writeText(String.valueOf(value));
    }

    public void println(float value) {
        writeText(value + "\n");
    }

    public void print(double value) {
        writeText(String.valueOf(value));
    }

    public void println(double value) {
        writeText(value + "\n");
    }

    public void print(String value) {
        writeText(value == null ? "null" : value);
    }

    public void println(String value) {
        writeText(value + "\n");
    }

    public void print(Object value) {
        writeText(String.valueOf(value));
    }

    public void println(Object value) {
        writeText(String.valueOf(value) + "\n");
    }

    public void println() {
        writeText("\n");
    }

    public PrintWriter printf(String pattern, Object... arguments) {
        writeText(new Formatter().format(pattern, arguments).toString());
        return this;
    }

    public PrintWriter format(String pattern, Object... arguments) {
        return printf(pattern, arguments);
    }

    public void flush() {
        try {
            out.write(held.toString());
            held.setLength(0);
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void close() {
        flush();
    }
}
