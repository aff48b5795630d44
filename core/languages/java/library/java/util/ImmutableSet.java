package java.util;

import java.util.function.Predicate;

/**
 * What {@code Set.of} gives. The order of the JDK's changes from run to run on purpose; here it is the order of
 * the arguments.
 */
@Named("java.util.ImmutableCollections$SetN")
class ImmutableSet<E> extends AbstractSet<E> {
    private final Set<E> elements;

    private ImmutableSet(Set<E> elements) {
        this.elements = elements;
    }

    /** One or two elements. */
    @Named("java.util.ImmutableCollections$Set12")
    private static final class Small<E> extends ImmutableSet<E> {
        Small(Set<E> elements) {
            super(elements);
        }
    }

    static <E> Set<E> checked(E[] given) {
        Set<E> elements = new LinkedHashSet<>();
        for (E element : given) {
            if (!elements.add(Objects.requireNonNull(element))) {
                throw new IllegalArgumentException("duplicate element: " + element);
            }
        }
        int size = elements.size();
        return size == 1 || size == 2 ? new Small<>(elements) : new ImmutableSet<>(elements);
    }

    public int size() {
        return elements.size();
    }

    public boolean contains(Object element) {
        return elements.contains(Objects.requireNonNull(element));
    }

    public Iterator<E> iterator() {
        return Collections.unmodifiableSet(elements).iterator();
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        throw new UnsupportedOperationException();
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean removeIf(Predicate<? super E> filter) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }
}
