package java.util.function;

/** Does something with a value and one long. */
@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(T first, long second);
}
