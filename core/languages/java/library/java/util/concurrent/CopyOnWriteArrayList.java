package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;

/** Its iterators walk the elements there were when they were made. */
public class CopyOnWriteArrayList<E> extends ArrayList<E> {
    public CopyOnWriteArrayList() {
    }

    public CopyOnWriteArrayList(Collection<? extends E> other) {
        super(other);
    }

    public CopyOnWriteArrayList(E[] elements) {
        for (E element : elements) {
            add(element);
        }
    }

    public boolean addIfAbsent(E element) {
        return !contains(element) && add(element);
    }

    public int addAllAbsent(Collection<? extends E> other) {
        int count = 0;
        for (E element : other) {
            if (addIfAbsent(element)) {
                count++;
            }
        }
        return count;
    }

    public Iterator<E> iterator() {
        return Collections.unmodifiableList(new ArrayList<>(this)).iterator();
    }
}
