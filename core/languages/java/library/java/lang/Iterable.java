package java.lang;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

/** What an enhanced for statement can walk. */
public interface Iterable<T> {
    Iterator<T> iterator();

    default Spliterator<T> spliterator() {
        return Spliterators.spliteratorUnknownSize(iterator(), 0);
    }

    default void forEach(Consumer<? super T> action) {
        java.util.Objects.requireNonNull(action);
        Iterator<T> all = iterator();
        while (all.hasNext()) {
            action.accept(all.next());
        }
    }
}
