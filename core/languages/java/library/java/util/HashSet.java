package java.util;

public class HashSet<E> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    private static final Object PRESENT = new Object();

    private HashMap<E, Object> map;

    public HashSet() {
        map = new HashMap<>();
    }

    public HashSet(int capacity) {
        map = new HashMap<>(capacity);
    }

    public HashSet(int capacity, float loadFactor) {
        map = new HashMap<>(capacity, loadFactor);
    }

    public HashSet(Collection<? extends E> other) {
        map = new HashMap<>(Math.max((int) (other.size() / .75f) + 1, 16));
        addAll(other);
    }

    HashSet(HashMap<E, Object> map) {
        this.map = map;
    }

    public int size() {
        return map.size();
    }

    public boolean isEmpty() {
        return map.size() == 0;
    }

    public boolean contains(Object element) {
        return map.containsKey(element);
    }

    public boolean add(E element) {
        return map.put(element, PRESENT) == null;
    }

    public boolean remove(Object element) {
        return map.remove(element) == PRESENT;
    }

    public void clear() {
        map.clear();
    }

    public Iterator<E> iterator() {
        return map.keySet().iterator();
    }

    public Object clone() {
        try {
            HashSet<E> copy = (HashSet<E>) super.clone();
            copy.map = (HashMap<E, Object>) map.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
