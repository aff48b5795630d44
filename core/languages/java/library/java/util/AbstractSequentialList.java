package java.util;

/** A list of which its list iterator knows everything. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    public abstract ListIterator<E> listIterator(int index);

    public Iterator<E> iterator() {
        return listIterator(0);
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException e) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
    }

    public E set(int index, E element) {
        ListIterator<E> at = listIterator(index);
        E old = at.next();
        at.set(element);
        return old;
    }

    public void add(int index, E element) {
        listIterator(index).add(element);
    }

    public E remove(int index) {
        ListIterator<E> at = listIterator(index);
        E old = at.next();
        at.remove();
        return old;
    }
}
