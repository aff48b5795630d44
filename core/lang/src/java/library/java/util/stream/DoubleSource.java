package java.util.stream;

/** A {@link Source} of double values. */
public abstract class DoubleSource {
    double current;

    abstract boolean advance();
}
