class LinkedStack<T> {
    private static class Node<T> {
        T item;
        Node<T> next;

        Node(T item, Node<T> next) {
            this.item = item;
            this.next = next;
        }
    }

    private Node<T> top;
    private int size;

    void push(T x) {
        top = new Node<>(x, top);
        size++;
    }

    T pop() {
        if (top == null) throw new IllegalStateException("the stack is empty");
        T item = top.item;
        top = top.next;
        size--;
        return item;
    }

    int size() {
        return size;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Node<T> node = top; node != null; node = node.next) text.append(node.item).append(' ');
        return text.toString().trim();
    }
}
