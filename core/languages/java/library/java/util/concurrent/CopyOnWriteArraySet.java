package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;

public class CopyOnWriteArraySet<E> extends AbstractSet<E> {
    private final CopyOnWriteArrayList<E> elements = new CopyOnWriteArrayList<>();

    public CopyOnWriteArraySet() {
    }

    public CopyOnWriteArraySet(Collection<? extends E> other) {
        addAll(other);
    }

    public boolean add(E element) {
        return elements.addIfAbsent(element);
    }

    public boolean remove(Object element) {
        return elements.remove(element);
    }

    public boolean contains(Object element) {
        return elements.contains(element);
    }

    public int size() {
        return elements.size();
    }

    public void clear() {
        elements.clear();
    }

    public Iterator<E> iterator() {
        return elements.iterator();
    }
}
