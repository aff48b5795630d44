package java.util;

public class Vector<E> extends ArrayList<E> {
    public Vector() {
    }

    public Vector(int capacity) {
        super(capacity);
    }

    public Vector(Collection<? extends E> other) {
        super(other);
    }

    private void check(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException("Array index out of range: " + index);
        }
    }

    public E get(int index) {
        check(index);
        return super.get(index);
    }

    public E set(int index, E element) {
        check(index);
        return super.set(index, element);
    }

    public E remove(int index) {
        check(index);
        return super.remove(index);
    }

    public void addElement(E element) {
        add(element);
    }

    public E elementAt(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        return super.get(index);
    }

    public E firstElement() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return super.get(0);
    }

    public E lastElement() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return super.get(size() - 1);
    }

    public void insertElementAt(E element, int index) {
        if (index > size()) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + size());
        }
        add(index, element);
    }

    public void removeElementAt(int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        super.remove(index);
    }

    public boolean removeElement(Object element) {
        return remove(element);
    }

    public void removeAllElements() {
        clear();
    }

    public Enumeration<E> elements() {
        return Collections.enumeration(this);
    }

    public int capacity() {
        return Math.max(10, size());
    }

    public Vector(int capacity, int increment) {
        super(capacity);
    }

    public void setElementAt(E element, int index) {
        if (index >= size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + size());
        }
        super.set(index, element);
    }

    public void setSize(int size) {
        while (size() > size) {
            super.remove(size() - 1);
        }
        while (size() < size) {
            add(null);
        }
    }

    public int indexOf(Object element, int start) {
        for (int i = start; i < size(); i++) {
            if (Objects.equals(element, super.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(Object element, int start) {
        for (int i = start; i >= 0; i--) {
            if (Objects.equals(element, super.get(i))) {
                return i;
            }
        }
        return -1;
    }

    public void copyInto(Object[] target) {
        System.arraycopy(toArray(), 0, target, 0, size());
    }
}
