package java.lang;

import java.util.HashMap;
import java.util.function.Supplier;

public class ThreadLocal<T> {
    public ThreadLocal() {
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> first) {
        return new ThreadLocal<S>() {
            protected S initialValue() {
                return first.get();
            }
        };
    }

    protected T initialValue() {
        return null;
    }

    public T get() {
        Thread thread = Thread.currentThread();
        if (thread.locals == null || !thread.locals.containsKey(this)) {
            set(initialValue());
        }
        return (T) thread.locals.get(this);
    }

    public void set(T value) {
        Thread thread = Thread.currentThread();
        if (thread.locals == null) {
            thread.locals = new HashMap<>();
        }
        thread.locals.put(this, value);
    }

    public void remove() {
        Thread thread = Thread.currentThread();
        if (thread.locals != null) {
            thread.locals.remove(this);
        }
    }
}
