package java.util;

import java.util.function.UnaryOperator;

public interface List<E> extends Collection<E> {
    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    boolean add(E element);

    E remove(int index);

    boolean remove(Object element);

    int indexOf(Object element);

    int lastIndexOf(Object element);

    boolean addAll(int index, Collection<? extends E> other);

    boolean addAll(Collection<? extends E> other);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int start, int end);

    boolean equals(Object other);

    int hashCode();

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        ListIterator<E> all = listIterator();
        while (all.hasNext()) {
            all.set(operator.apply(all.next()));
        }
    }

    default void sort(Comparator<? super E> order) {
        Object[] sorted = toArray();
        Arrays.sort(sorted, (Comparator) order);
        ListIterator<E> all = listIterator();
        for (int i = 0; i < sorted.length; i++) {
            all.next();
            all.set((E) sorted[i]);
        }
    }

    static <E> List<E> of() {
        return new ImmutableList<>(new Object[0]);
    }

    static <E> List<E> of(E a) {
        return ImmutableList.checked(a);
    }

    static <E> List<E> of(E a, E b) {
        return ImmutableList.checked(a, b);
    }

    static <E> List<E> of(E a, E b, E c) {
        return ImmutableList.checked(a, b, c);
    }

    static <E> List<E> of(E... elements) {
        return ImmutableList.checked(Arrays.objects(elements));
    }

    static <E> List<E> copyOf(Collection<? extends E> other) {
        return other instanceof ImmutableList ? (List<E>) other : ImmutableList.checked(other.toArray());
    }

    default Spliterator<E> spliterator() {
        return this instanceof RandomAccess
                ? Spliterators.ofList(this)
                : Spliterators.spliterator(this, Spliterator.ORDERED);
    }
}
