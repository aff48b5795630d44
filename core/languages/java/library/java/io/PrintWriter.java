package java.io;

import java.util.Formatter;
import java.util.Locale;

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

    public PrintWriter(String name) throws FileNotFoundException {
        this(new FileOutputStream(name));
    }

    public PrintWriter(File file) throws FileNotFoundException {
        this(new FileOutputStream(file));
    }

    public PrintWriter(OutputStream out) {
        this(new OutputStreamWriter(out), false);
    }

    public PrintWriter(OutputStream out, boolean flushes) {
        this(new OutputStreamWriter(out), flushes);
    }

    public void write(char[] units, int start, int count) {
        write(new String(units, start, count));
    }

    public void write(char[] units) {
        write(new String(units));
    }

    public void write(String text, int start, int count) {
        write(text.substring(start, start + count));
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

    public PrintWriter printf(Locale locale, String pattern, Object... arguments) {
        return printf(pattern, arguments);
    }

    public PrintWriter append(CharSequence text) {
        write(String.valueOf(text));
        return this;
    }

    public PrintWriter append(char unit) {
        write(unit);
        return this;
    }

    public void print(char[] value) {
        writeText(new String(value));
    }

    public void println(char[] value) {
        writeText(new String(value) + "\n");
    }

    public boolean checkError() {
        flush();
        return false;
    }

    public PrintWriter format(Locale locale, String pattern, Object... arguments) {
        return printf(pattern, arguments);
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
        try {
            out.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
