package java.lang;

/** What every enum inherits from; its constants are made with their name and number. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    public final int compareTo(E other) {
        return ordinal - other.ordinal();
    }

    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass();
        Class<?> parent = own.getSuperclass();
        return (Class<E>) (parent == Enum.class ? own : parent);
    }

    public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
        T[] constants = type.getEnumConstants();
        for (int i = 0; i < constants.length; i++) {
            if (constants[i].name().equals(name)) {
                return constants[i];
            }
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        throw new IllegalArgumentException("No enum constant " + type.getCanonicalName() + "." + name);
    }
}
