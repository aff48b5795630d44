package java.util;

import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

public interface Collection<E> extends Iterable<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object element);

    Object[] toArray();

    <T> T[] toArray(T[] target);

    boolean add(E element);

    boolean remove(Object element);

    boolean containsAll(Collection<?> other);

    boolean addAll(Collection<? extends E> other);

    boolean removeAll(Collection<?> other);

    boolean retainAll(Collection<?> other);

    void clear();

    default <T> T[] toArray(IntFunction<T[]> maker) {
        return toArray(maker.apply(0));
    }

    default boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        boolean changed = false;
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (filter.test(all.next())) {
                all.remove();
                changed = true;
            }
        }
        return changed;
    }

    default Stream<E> stream() {
        return java.util.stream.Source.of(this);
    }

    default Stream<E> parallelStream() {
        return stream();
    }

    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(iterator(), size(), 0);
    }
}
