package java.util.function;

/** A function of one double. */
@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
