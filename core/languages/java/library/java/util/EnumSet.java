package java.util;

/** A set that is walked in the order of an enum's constants. */
public abstract class EnumSet<E extends Enum<E>> extends TreeSet<E> {
    private final Class<E> type;

    EnumSet(Class<E> type) {
        this.type = type;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
        return new RegularEnumSet<>(type);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
        EnumSet<E> set = new RegularEnumSet<>(type);
        for (E element : type.getEnumConstants()) {
            set.add(element);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = new RegularEnumSet<>(first.getDeclaringClass());
        set.add(first);
        for (E element : rest) {
            set.add(element);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E first, E last) {
        if (first.compareTo(last) > 0) {
            throw new IllegalArgumentException(first + " > " + last);
        }
        EnumSet<E> set = new RegularEnumSet<>(first.getDeclaringClass());
        for (E element : first.getDeclaringClass().getEnumConstants()) {
            if (element.compareTo(first) >= 0 && element.compareTo(last) <= 0) {
                set.add(element);
            }
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> other) {
        if (other instanceof EnumSet) {
            return ((EnumSet<E>) other).clone();
        }
        if (other.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        EnumSet<E> set = new RegularEnumSet<>(other.iterator().next().getDeclaringClass());
        set.addAll(other);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> other) {
        EnumSet<E> set = new RegularEnumSet<>(other.type);
        for (E element : other.type.getEnumConstants()) {
            if (!other.contains(element)) {
                set.add(element);
            }
        }
        return set;
    }

    public boolean contains(Object element) {
        return element != null && super.contains(element);
    }

    public EnumSet<E> clone() {
        return (EnumSet<E>) super.clone();
    }
}
