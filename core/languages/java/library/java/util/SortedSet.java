package java.util;

public interface SortedSet<E> extends Set<E> {
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E start, E end);

    SortedSet<E> headSet(E end);

    SortedSet<E> tailSet(E start);

    E first();

    E last();
}
