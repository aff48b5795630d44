package java.io;

import java.nio.charset.Charset;
import java.nio.charset.Coding;
import java.util.Formatter;
import java.util.Locale;

/** Standard output, the error stream, or text for another stream. */
public class PrintStream extends OutputStream {
    private final OutputStream target;
    private final boolean isError;

    /** Standard output, or the error stream; made by {@code System} alone. */
    public PrintStream(boolean isError) {
        this.target = null;
        this.isError = isError;
    }

    public PrintStream(OutputStream target) {
        this.target = target;
        this.isError = false;
    }

    public PrintStream(String name) throws FileNotFoundException {
        this(new FileOutputStream(name));
    }

    public PrintStream(File file) throws FileNotFoundException {
        this(new FileOutputStream(file));
    }

    public PrintStream(OutputStream target, boolean flushes, String charset) throws UnsupportedEncodingException {
        this(target, flushes, Coding.named(charset));
    }

    public PrintStream(OutputStream target, boolean flushes, Charset charset) {
        this(Encoder.of(target, charset));
    }

    public PrintStream(OutputStream target, boolean flushes) {
        this(target);
    }

    @Intrinsic("write_out")
    private static native void writeOut(String text);

    @Intrinsic("write_err")
    private static native void writeErr(String text);

    void writeText(String text) {
        if (target != null) {
            target.writeText(text);
        } else if (isError) {
            writeErr(text);
        } else {
            writeOut(text);
        }
    }

    public void write(int unit) {
        if (target == null) {
            writeText(String.valueOf((char) unit));
            return;
        }
        try {
            target.write(unit);
        } catch (IOException e) {
            // As all of its errors: only checkError would tell.
        }
    }

    public void flush() {
    }

    public void close() {
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
        writeText("" + value);
    }

    public void println(String value) {
        writeText(value + "\n");
    }

    public void print(Object value) {
        writeText(String.valueOf(value));
    }

    public void println(Object value) {
        writeText(value + "\n");
    }

    public void print(char[] units) {
        writeText(new String(units));
    }

    public void println(char[] units) {
        writeText(new String(units) + "\n");
    }

    public void println() {
        writeText("\n");
    }

    public PrintStream printf(String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    public PrintStream printf(Locale locale, String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    public PrintStream format(String pattern, Object... arguments) {
        Formatter formatter = new Formatter();
        try {
            formatter.format(pattern, arguments);
        } finally {
            writeText(formatter.toString());
        }
        return this;
    }

    public PrintStream append(CharSequence text) {
        print(String.valueOf(text));
        return this;
    }

    public PrintStream append(char unit) {
        print(unit);
        return this;
    }

    public PrintStream append(CharSequence text, int start, int end) {
        print(String.valueOf(text).substring(start, end));
        return this;
    }

    public PrintStream format(Locale locale, String pattern, Object... arguments) {
        return format(pattern, arguments);
    }

    public void writeBytes(byte[] bytes) {
        writeText(new String(bytes));
    }

    public boolean checkError() {
        return false;
    }
}
