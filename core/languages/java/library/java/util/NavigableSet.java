package java.util;

public interface NavigableSet<E> extends SortedSet<E> {
    E lower(E element);

    E floor(E element);

    E ceiling(E element);

    E higher(E element);

    E pollFirst();

    E pollLast();

    NavigableSet<E> descendingSet();

    Iterator<E> descendingIterator();

    NavigableSet<E> subSet(E start, boolean startInclusive, E end, boolean endInclusive);

    NavigableSet<E> headSet(E end, boolean inclusive);

    NavigableSet<E> tailSet(E start, boolean inclusive);

    SortedSet<E> subSet(E start, E end);

    SortedSet<E> headSet(E end);

    SortedSet<E> tailSet(E start);
}
