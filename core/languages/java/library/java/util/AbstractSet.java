package java.util;

public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof Set) || ((Set<?>) other).size() != size()) {
            return false;
        }
        return containsAll((Set<?>) other);
    }

    public int hashCode() {
        int hash = 0;
        for (E element : this) {
            hash += Objects.hashCode(element);
        }
        return hash;
    }

    public boolean removeAll(Collection<?> other) {
        Objects.requireNonNull(other);
        boolean changed = false;
        if (size() > other.size()) {
            for (Object element : other) {
                changed |= remove(element);
            }
            return changed;
        }
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (other.contains(all.next())) {
                all.remove();
                changed = true;
            }
        }
        return changed;
    }
}
