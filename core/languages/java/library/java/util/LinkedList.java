package java.util;

public class LinkedList<E> extends AbstractList<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private int size;
    private Node<E> first;
    private Node<E> last;

    private static class Node<E> {
        E item;
        Node<E> next;
        Node<E> prev;

        Node(Node<E> prev, E item, Node<E> next) {
            this.item = item;
            this.next = next;
            this.prev = prev;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> other) {
        addAll(other);
    }

    public int size() {
        return size;
    }

    /** Puts an element before a node, or at the end where that is null. */
    private void link(E element, Node<E> next) {
        Node<E> prev = next == null ? last : next.prev;
        Node<E> node = new Node<>(prev, element, next);
        if (next == null) {
            last = node;
        } else {
            next.prev = node;
        }
        if (prev == null) {
            first = node;
        } else {
            prev.next = node;
        }
        size++;
        modCount++;
    }

    private E unlink(Node<E> node) {
        if (node.prev == null) {
            first = node.next;
        } else {
            node.prev.next = node.next;
        }
        if (node.next == null) {
            last = node.prev;
        } else {
            node.next.prev = node.prev;
        }
        size--;
        modCount++;
        return node.item;
    }

    private Node<E> node(int index) {
        Node<E> node;
        if (index < size / 2) {
            node = first;
            for (int i = 0; i < index; i++) {
                node = node.next;
            }
        } else {
            node = last;
            for (int i = size - 1; i > index; i--) {
                node = node.prev;
            }
        }
        return node;
    }

    private void check(int index, int limit) {
        if (index < 0 || index >= limit) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private void checkPresent() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
    }

    public E get(int index) {
        check(index, size);
        return node(index).item;
    }

    public E set(int index, E element) {
        check(index, size);
        Node<E> node = node(index);
        E old = node.item;
        node.item = element;
        return old;
    }

    public boolean add(E element) {
        link(element, null);
        return true;
    }

    public void add(int index, E element) {
        check(index, size + 1);
        link(element, index == size ? null : node(index));
    }

    public E remove(int index) {
        check(index, size);
        return unlink(node(index));
    }

    public boolean remove(Object element) {
        return removeFirstOccurrence(element);
    }

    public boolean addAll(Collection<? extends E> other) {
        return addAll(size, other);
    }

    public boolean addAll(int index, Collection<? extends E> other) {
        check(index, size + 1);
        Node<E> next = index == size ? null : node(index);
        Object[] added = other.toArray();
        for (Object element : added) {
            link((E) element, next);
        }
        return added.length != 0;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public int indexOf(Object element) {
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            if (Objects.equals(element, node.item)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public int lastIndexOf(Object element) {
        int index = size;
        for (Node<E> node = last; node != null; node = node.prev) {
            index--;
            if (Objects.equals(element, node.item)) {
                return index;
            }
        }
        return -1;
    }

    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    public boolean removeFirstOccurrence(Object element) {
        for (Node<E> node = first; node != null; node = node.next) {
            if (Objects.equals(element, node.item)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object element) {
        for (Node<E> node = last; node != null; node = node.prev) {
            if (Objects.equals(element, node.item)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public void addFirst(E element) {
        link(element, first);
    }

    public void addLast(E element) {
        link(element, null);
    }

    public void push(E element) {
        link(element, first);
    }

    public boolean offer(E element) {
        return add(element);
    }

    public boolean offerFirst(E element) {
        link(element, first);
        return true;
    }

    public boolean offerLast(E element) {
        return add(element);
    }

    public E pollFirst() {
        return size == 0 ? null : unlink(first);
    }

    public E pollLast() {
        return size == 0 ? null : unlink(last);
    }

    public E poll() {
        return pollFirst();
    }

    public E removeFirst() {
        checkPresent();
        return unlink(first);
    }

    public E removeLast() {
        checkPresent();
        return unlink(last);
    }

    public E remove() {
        return removeFirst();
    }

    public E pop() {
        return removeFirst();
    }

    public E peekFirst() {
        return size == 0 ? null : first.item;
    }

    public E peekLast() {
        return size == 0 ? null : last.item;
    }

    public E peek() {
        return peekFirst();
    }

    public E getFirst() {
        checkPresent();
        return first.item;
    }

    public E getLast() {
        checkPresent();
        return last.item;
    }

    public E element() {
        return getFirst();
    }

    public Object clone() {
        try {
            LinkedList<E> copy = (LinkedList<E>) super.clone();
            copy.first = null;
            copy.last = null;
            copy.size = 0;
            copy.modCount = 0;
            for (E element : this) {
                copy.link(element, null);
            }
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Iterator<E> iterator() {
        return new ListItr(0);
    }

    public ListIterator<E> listIterator(int index) {
        check(index, size + 1);
        return new ListItr(index);
    }

    public Iterator<E> descendingIterator() {
        return new DescendingIterator();
    }

    private class DescendingIterator implements Iterator<E> {
        private final ListItr all = new ListItr(size);

        public boolean hasNext() {
            return all.hasPrevious();
        }

        public E next() {
            return all.previous();
        }

        public void remove() {
            all.remove();
        }
    }

    /** Walks along the nodes. */
    private class ListItr implements ListIterator<E> {
        private Node<E> returned;
        private Node<E> next;
        private int nextIndex;
        private int expected = modCount;

        ListItr(int index) {
            next = index == size ? null : node(index);
            nextIndex = index;
        }

        private void checkUnchanged() {
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return nextIndex < size;
        }

        public E next() {
            checkUnchanged();
            if (nextIndex >= size) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = next.next;
            nextIndex++;
            return returned.item;
        }

        public boolean hasPrevious() {
            return nextIndex > 0;
        }

        public E previous() {
            checkUnchanged();
            if (nextIndex <= 0) {
                throw new NoSuchElementException();
            }
            next = next == null ? last : next.prev;
            returned = next;
            nextIndex--;
            return returned.item;
        }

        public int nextIndex() {
            return nextIndex;
        }

        public int previousIndex() {
            return nextIndex - 1;
        }

        public void remove() {
            checkUnchanged();
            if (returned == null) {
                throw new IllegalStateException();
            }
            Node<E> after = returned.next;
            unlink(returned);
            if (next == returned) {
                next = after;
            } else {
                nextIndex--;
            }
            returned = null;
            expected = modCount;
        }

        public void set(E element) {
            if (returned == null) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            returned.item = element;
        }

        public void add(E element) {
            checkUnchanged();
            returned = null;
            link(element, next);
            nextIndex++;
            expected = modCount;
        }
    }
}
