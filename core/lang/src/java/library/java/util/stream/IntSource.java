package java.util.stream;

/** A {@link Source} of int values. */
public abstract class IntSource {
    int current;

    abstract boolean advance();
}
