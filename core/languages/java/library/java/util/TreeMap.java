package java.util;

import java.util.function.BiFunction;
import java.util.function.Function;

/** A red-black tree. */
public class TreeMap<K, V> extends SortedEntries<K, V> implements Cloneable, java.io.Serializable {
    private final Comparator<? super K> comparator;
    private Node<K, V> root;
    private int size;
    int modCount;

    @Named("java.util.TreeMap$Entry")
    static final class Node<K, V> implements Map.Entry<K, V> {
        final K key;
        V value;
        Node<K, V> left;
        Node<K, V> right;
        Node<K, V> parent;
        boolean isRed = true;

        Node(K key, V value, Node<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        public boolean equals(Object other) {
            return sameEntry(this, other);
        }

        public int hashCode() {
            return entryHash(this);
        }

        public String toString() {
            return key + "=" + value;
        }

        /** Whether this is the left child of its parent. */
        boolean isLeft() {
            return parent != null && parent.left == this;
        }
    }

    public TreeMap() {
        comparator = null;
    }

    public TreeMap(Comparator<? super K> comparator) {
        this.comparator = comparator;
    }

    public TreeMap(Map<? extends K, ? extends V> other) {
        comparator = other instanceof SortedMap ? ((SortedMap) other).comparator() : null;
        putAll(other);
    }

    final int compare(Object a, Object b) {
        return comparator == null ? ((Comparable<Object>) a).compareTo(b) : comparator.compare((K) a, (K) b);
    }

    TreeMap<K, V> tree() {
        return this;
    }

    public Comparator<? super K> comparator() {
        return comparator;
    }

    public int size() {
        return size;
    }

    final Node<K, V> find(Object key) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Node<K, V> node = root;
        while (node != null) {
            int order = compare(key, node.key);
            if (order == 0) {
                return node;
            }
            node = order < 0 ? node.left : node.right;
        }
        return null;
    }

    Node<K, V> edge(boolean isLast) {
        return root == null ? null : outermost(root, isLast);
    }

    private static <K, V> Node<K, V> outermost(Node<K, V> node, boolean isRight) {
        Node<K, V> child = isRight ? node.right : node.left;
        while (child != null) {
            node = child;
            child = isRight ? node.right : node.left;
        }
        return node;
    }

    Node<K, V> near(K key, boolean isBehind, boolean inclusive) {
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Node<K, V> nearest = null;
        Node<K, V> node = root;
        while (node != null) {
            int order = compare(key, node.key);
            if (order == 0 && inclusive) {
                return node;
            }
            if (order < 0 || order == 0 && !isBehind) {
                if (isBehind) {
                    nearest = node;
                }
                node = node.left;
            } else {
                if (!isBehind) {
                    nearest = node;
                }
                node = node.right;
            }
        }
        return nearest;
    }

    Node<K, V> beside(Node<K, V> node, boolean isBehind) {
        Node<K, V> child = isBehind ? node.right : node.left;
        if (child != null) {
            return outermost(child, !isBehind);
        }
        while (node.parent != null && node.isLeft() != isBehind) {
            node = node.parent;
        }
        return node.parent;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Node<K, V> node = find(key);
        return node == null ? null : node.value;
    }

    public V put(K key, V value) {
        return put(key, value, true);
    }

    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean replaces) {
        if (root == null) {
            if (comparator == null && key == null) {
                throw new NullPointerException(
                        "Cannot invoke \"java.lang.Comparable.compareTo(Object)\" because \"k1\" is null");
            }
            compare(key, key);
            root = new Node<>(key, value, null);
            root.isRed = false;
            size = 1;
            modCount++;
            return null;
        }
        if (comparator == null) {
            Objects.requireNonNull(key);
        }
        Node<K, V> parent = null;
        Node<K, V> node = root;
        int order = 0;
        while (node != null) {
            parent = node;
            order = compare(key, node.key);
            if (order == 0) {
                V old = node.value;
                if (replaces || old == null) {
                    node.value = value;
                }
                return old;
            }
            node = order < 0 ? node.left : node.right;
        }
        Node<K, V> added = new Node<>(key, value, parent);
        if (order < 0) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        repairInsertion(added);
        size++;
        modCount++;
        return null;
    }

    /** Turns a node down to one side, its child of the other side up into its place. */
    private void rotate(Node<K, V> node, boolean toLeft) {
        Node<K, V> child = toLeft ? node.right : node.left;
        Node<K, V> inner = toLeft ? child.left : child.right;
        replace(node, child);
        if (toLeft) {
            node.right = inner;
            child.left = node;
        } else {
            node.left = inner;
            child.right = node;
        }
        if (inner != null) {
            inner.parent = node;
        }
        node.parent = child;
    }

    /** Puts another node, or none, into the place of a node below its parent. */
    private void replace(Node<K, V> node, Node<K, V> other) {
        if (node.parent == null) {
            root = other;
        } else if (node.isLeft()) {
            node.parent.left = other;
        } else {
            node.parent.right = other;
        }
        if (other != null) {
            other.parent = node.parent;
        }
    }

    private static boolean isRed(Node<?, ?> node) {
        return node != null && node.isRed;
    }

    private void repairInsertion(Node<K, V> node) {
        while (isRed(node.parent)) {
            Node<K, V> parent = node.parent;
            Node<K, V> above = parent.parent;
            boolean isLeft = parent.isLeft();
            Node<K, V> uncle = isLeft ? above.right : above.left;
            if (isRed(uncle)) {
                parent.isRed = false;
                uncle.isRed = false;
                above.isRed = true;
                node = above;
                continue;
            }
            if (node.isLeft() != isLeft) {
                rotate(parent, isLeft);
                node = parent;
                parent = node.parent;
            }
            parent.isRed = false;
            above.isRed = true;
            rotate(above, !isLeft);
        }
        root.isRed = false;
    }

    public V remove(Object key) {
        Node<K, V> node = find(key);
        if (node == null) {
            return null;
        }
        V old = node.value;
        delete(node);
        return old;
    }

    /** Takes a node out; every other node stays the entry it is. */
    void delete(Node<K, V> node) {
        modCount++;
        size--;
        Node<K, V> child;
        Node<K, V> parent;
        boolean wasBlack;
        if (node.left != null && node.right != null) {
            Node<K, V> next = outermost(node.right, false);
            wasBlack = !next.isRed;
            child = next.right;
            parent = next.parent == node ? next : next.parent;
            if (next.parent != node) {
                replace(next, child);
                next.right = node.right;
                next.right.parent = next;
            }
            replace(node, next);
            next.left = node.left;
            next.left.parent = next;
            next.isRed = node.isRed;
        } else {
            wasBlack = !node.isRed;
            child = node.left != null ? node.left : node.right;
            parent = node.parent;
            replace(node, child);
        }
        if (wasBlack) {
            repairDeletion(child, parent);
        }
    }

    /** The paths through {@code node}, which may be null, lack a black node. */
    private void repairDeletion(Node<K, V> node, Node<K, V> parent) {
        while (parent != null && !isRed(node)) {
            boolean isLeft = parent.left == node;
            Node<K, V> sibling = isLeft ? parent.right : parent.left;
            if (isRed(sibling)) {
                sibling.isRed = false;
                parent.isRed = true;
                rotate(parent, isLeft);
                sibling = isLeft ? parent.right : parent.left;
            }
            Node<K, V> near = isLeft ? sibling.left : sibling.right;
            Node<K, V> far = isLeft ? sibling.right : sibling.left;
            if (!isRed(near) && !isRed(far)) {
                sibling.isRed = true;
                node = parent;
                parent = node.parent;
                continue;
            }
            if (!isRed(far)) {
                near.isRed = false;
                sibling.isRed = true;
                rotate(sibling, !isLeft);
                far = sibling;
                sibling = near;
            }
            sibling.isRed = parent.isRed;
            parent.isRed = false;
            far.isRed = false;
            rotate(parent, isLeft);
            return;
        }
        if (node != null) {
            node.isRed = false;
        }
    }

    public void clear() {
        modCount++;
        size = 0;
        root = null;
    }

    private void checkUnchanged(int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Node<K, V> node = find(key);
        if (node != null && node.value != null) {
            return node.value;
        }
        int expected = modCount;
        V value = function.apply(key);
        checkUnchanged(expected);
        if (value != null) {
            put(key, value);
        }
        return value;
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        Objects.requireNonNull(value);
        Node<K, V> node = find(key);
        if (node == null || node.value == null) {
            put(key, value);
            return value;
        }
        int expected = modCount;
        V merged = function.apply(node.value, value);
        checkUnchanged(expected);
        if (merged == null) {
            delete(node);
        } else {
            node.value = merged;
        }
        return merged;
    }

    public Object clone() {
        try {
            TreeMap<K, V> copy = (TreeMap<K, V>) super.clone();
            copy.root = null;
            copy.size = 0;
            copy.modCount = 0;
            copy.putAll(this);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public NavigableMap<K, V> descendingMap() {
        return TreeMapPart.of(this, true, null, null);
    }

    NavigableMap<K, V> part(
            boolean hasStart, K start, boolean startInclusive, boolean hasEnd, K end, boolean endInclusive) {
        return TreeMapPart.of(this, false, null, null)
                .part(hasStart, start, startInclusive, hasEnd, end, endInclusive);
    }
}
