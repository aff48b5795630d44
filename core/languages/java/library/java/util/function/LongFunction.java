package java.util.function;

/** A function of one long. */
@FunctionalInterface
public interface LongFunction<R> {
    R apply(long value);
}
