package java.util.function;

/** Does something with one int. */
@FunctionalInterface
public interface IntConsumer {
    void accept(int value);

    default IntConsumer andThen(IntConsumer after) {
        return (int value) -> {
            accept(value);
            after.accept(value);
        };
    }
}
