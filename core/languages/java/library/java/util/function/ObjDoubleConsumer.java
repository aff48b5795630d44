package java.util.function;

/** Does something with a value and one double. */
@FunctionalInterface
public interface ObjDoubleConsumer<T> {
    void accept(T first, double second);
}
