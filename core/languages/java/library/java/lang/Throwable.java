package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be thrown. The calls it came through are noted by the machine when it is made.
 *
 * A cause that was not given is this throwable itself, as long as {@code initCause} may still give one.
 */
@Native("exception")
public class Throwable implements java.io.Serializable {
    private static final Throwable[] NONE = {};

    private String detailMessage;
    private Throwable cause = this;
    private List<Throwable> suppressed;
    private StackTraceElement[] trace;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
    }

    protected Throwable(String message, Throwable cause, boolean suppresses, boolean writes) {
        if (writes) {
            fillInStackTrace();
        }
        detailMessage = message;
        this.cause = cause;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public Throwable getCause() {
        return cause == this ? null : cause;
    }

    public Throwable initCause(Throwable cause) {
        if (this.cause != this) {
            String other = cause == null ? "a null" : cause.toString();
            throw new IllegalStateException("Can't overwrite cause with " + other, this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        return this;
    }

    public String toString() {
        String message = getLocalizedMessage();
        String name = getClass().getName();
        return message == null ? name : name + ": " + message;
    }

    public final void addSuppressed(Throwable other) {
        if (other == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", other);
        }
        if (other == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppressed == null) {
            suppressed = new ArrayList<>();
        }
        suppressed.add(other);
    }

    public final Throwable[] getSuppressed() {
        return suppressed == null ? NONE : suppressed.toArray(NONE);
    }

    @Intrinsic("stack_note")
    private native void noteStack();

    @Intrinsic("stack_lines")
    private native String[] stackLines();

    public Throwable fillInStackTrace() {
        noteStack();
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        if (trace == null) {
            String[] lines = stackLines();
            int count = lines.length / 4;
            trace = new StackTraceElement[count];
            for (int i = 0; i < count; i++) {
                int line = Integer.parseInt(lines[i * 4 + 3]);
                trace[i] = new StackTraceElement(lines[i * 4], lines[i * 4 + 1], lines[i * 4 + 2], line);
            }
        }
        return trace;
    }

    public void setStackTrace(StackTraceElement[] elements) {
        trace = elements.clone();
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream out) {
        out.print(report("", "", null));
    }

    public void printStackTrace(PrintWriter out) {
        out.print(report("", "", null));
    }

    /** What is printed of it: {@code enclosing} is what it was the cause of, whose common calls are left out. */
    private String report(String label, String indent, StackTraceElement[] enclosing) {
        StackTraceElement[] own = getStackTrace();
        int last = own.length - 1;
        if (enclosing != null) {
            int other = enclosing.length - 1;
            while (last >= 0 && other >= 0 && own[last].equals(enclosing[other])) {
                last--;
                other--;
            }
        }
        StringBuilder out = new StringBuilder();
        out.append(indent).append(label).append(this).append('\n');
        for (int i = 0; i <= last; i++) {
            out.append(indent).append("\tat ").append(own[i]).append('\n');
        }
        int common = own.length - 1 - last;
        if (common > 0) {
            out.append(indent).append("\t... ").append(common).append(" more\n");
        }
        for (Throwable other : getSuppressed()) {
            out.append(other.report("Suppressed: ", indent + "\t", own));
        }
        Throwable inner = getCause();
        if (inner != null) {
            out.append(inner.report("Caused by: ", indent, own));
        }
        return out.toString();
    }
}
