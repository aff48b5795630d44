package java.util.function;

/** Does something with one long. */
@FunctionalInterface
public interface LongConsumer {
    void accept(long value);

    default LongConsumer andThen(LongConsumer after) {
        return (long value) -> {
            accept(value);
            after.accept(value);
        };
    }
}
