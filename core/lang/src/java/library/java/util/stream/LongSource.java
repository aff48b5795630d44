package java.util.stream;

/** A {@link Source} of long values. */
public abstract class LongSource {
    long current;

    abstract boolean advance();
}
