package java.util;

public interface Set<E> extends Collection<E> {
    boolean equals(Object other);

    int hashCode();

    static <E> Set<E> of(E... elements) {
        return ImmutableSet.checked(elements);
    }

    static <E> Set<E> copyOf(Collection<? extends E> other) {
        if (other instanceof ImmutableSet) {
            return (Set<E>) other;
        }
        return ImmutableSet.checked((E[]) new LinkedHashSet<>(other).toArray());
    }
}
