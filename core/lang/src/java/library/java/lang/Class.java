package java.lang;

/** A class as a value. */
@Native("class")
public final class Class<T> {
    private Class() {
    }

    /** The name with which programs would find it, such as {@code java.util.Map$Entry}. */
    @Intrinsic("class_binary_name")
    public native String getName();

    @Intrinsic("class_simple_name")
    public native String getSimpleName();

    @Intrinsic("class_superclass")
    public native Class<? super T> getSuperclass();

    @Intrinsic("class_constants")
    public native T[] getEnumConstants();

    @Intrinsic("class_is_instance")
    public native boolean isInstance(Object value);

    @Intrinsic("class_is_interface")
    public native boolean isInterface();

    public String getCanonicalName() {
        return getName().replace('$', '.');
    }

    public String getTypeName() {
        return getName();
    }

    public String getPackageName() {
        String name = getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    public boolean isArray() {
        return getName().startsWith("[");
    }

    public boolean isEnum() {
        return getSuperclass() == Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == Record.class;
    }

    public T cast(Object value) {
        if (value != null && !isInstance(value)) {
            throw new ClassCastException("Cannot cast " + value.getClass().getName() + " to " + getName());
        }
        return (T) value;
    }

    public boolean desiredAssertionStatus() {
        return false;
    }

    public String toString() {
        return (isInterface() ? "interface " : "class ") + getName();
    }
}
