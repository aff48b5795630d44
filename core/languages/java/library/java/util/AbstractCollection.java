package java.util;

public abstract class AbstractCollection<E> implements Collection<E> {
    protected AbstractCollection() {
    }

    public abstract Iterator<E> iterator();

    public abstract int size();

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean contains(Object element) {
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (Objects.equals(element, all.next())) {
                return true;
            }
        }
        return false;
    }

    public Object[] toArray() {
        Object[] out = new Object[size()];
        int at = 0;
        for (E element : this) {
            out[at++] = element;
        }
        return out;
    }

    public <T> T[] toArray(T[] target) {
        int size = size();
        T[] out = target.length >= size ? target : Arrays.copyOf(target, size);
        int at = 0;
        for (E element : this) {
            out[at++] = (T) element;
        }
        if (out.length > size) {
            out[size] = null;
        }
        return out;
    }

    public boolean add(E element) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object element) {
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (Objects.equals(element, all.next())) {
                all.remove();
                return true;
            }
        }
        return false;
    }

    public boolean containsAll(Collection<?> other) {
        for (Object element : other) {
            if (!contains(element)) {
                return false;
            }
        }
        return true;
    }

    public boolean addAll(Collection<? extends E> other) {
        boolean changed = false;
        for (E element : other) {
            if (add(element)) {
                changed = true;
            }
        }
        return changed;
    }

    public boolean removeAll(Collection<?> other) {
        return keep(Objects.requireNonNull(other), false);
    }

    public boolean retainAll(Collection<?> other) {
        return keep(Objects.requireNonNull(other), true);
    }

    private boolean keep(Collection<?> other, boolean kept) {
        boolean changed = false;
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            if (other.contains(all.next()) != kept) {
                all.remove();
                changed = true;
            }
        }
        return changed;
    }

    public void clear() {
        Iterator<E> all = iterator();
        while (all.hasNext()) {
            all.next();
            all.remove();
        }
    }

    public String toString() {
        Iterator<E> all = iterator();
        if (!all.hasNext()) {
            return "[]";
        }
        StringBuilder out = new StringBuilder("[");
        while (true) {
            E element = all.next();
            out.append(element == this ? "(this Collection)" : String.valueOf(element));
            if (!all.hasNext()) {
                return out.append(']').toString();
            }
            out.append(", ");
        }
    }
}
