package java.util.function;

/** Does something with one double. */
@FunctionalInterface
public interface DoubleConsumer {
    void accept(double value);

    default DoubleConsumer andThen(DoubleConsumer after) {
        return (double value) -> {
            accept(value);
            after.accept(value);
        };
    }
}
