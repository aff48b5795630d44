package java.util.function;

/** Does something with a value and one int. */
@FunctionalInterface
public interface ObjIntConsumer<T> {
    void accept(T first, int second);
}
