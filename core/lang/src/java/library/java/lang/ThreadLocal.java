package java.lang;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

public class ThreadLocal<T> {
    private final Map<Thread, T> values = new HashMap<>();
    private Supplier<? extends T> first;

    public ThreadLocal() {
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> first) {
        ThreadLocal<S> local = new ThreadLocal<>();
        local.first = first;
        return local;
    }

    protected T initialValue() {
        return first == null ? null : first.get();
    }

    public T get() {
        Thread thread = Thread.currentThread();
        if (!values.containsKey(thread)) {
            values.put(thread, initialValue());
        }
        return values.get(thread);
    }

    public void set(T value) {
        values.put(Thread.currentThread(), value);
    }

    public void remove() {
        values.remove(Thread.currentThread());
    }
}
