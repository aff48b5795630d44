package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Its iterators walk the elements there were when they were made. */
public class CopyOnWriteArrayList<E> extends ArrayList<E> {
    public CopyOnWriteArrayList() {
    }

    public CopyOnWriteArrayList(Collection<? extends E> other) {
        super(other);
    }

    public Iterator<E> iterator() {
        return ((List<E>) List.copyOf(this)).iterator();
    }
}
