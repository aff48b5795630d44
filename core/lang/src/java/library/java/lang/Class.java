package java.lang;

/** A class as a value. */
@Native("class")
public final class Class<T> {
    private Class() {
    }

    /** The name with which programs would find it, such as {@code java.util.Map$Entry}. */
    @Intrinsic("class_binary_name")
    public native String getName();

    /** The name as it stands in source, without those of its package and of the classes around it. */
    public String getSimpleName() {
        String element = elementName();
        String last = element.substring(element.lastIndexOf('.') + 1);
        last = last.substring(last.lastIndexOf('$') + 1);
        int start = 0;
        while (start < last.length() && last.charAt(start) >= '0' && last.charAt(start) <= '9') {
            start++;
        }
        return last.substring(start) + "[]".repeat(dimensions());
    }

    private int dimensions() {
        String name = getName();
        int count = 0;
        while (name.charAt(count) == '[') {
            count++;
        }
        return count;
    }

    /** The name of what an array's innermost elements are; of other classes their own. */
    private String elementName() {
        String name = getName();
        int dimensions = dimensions();
        if (dimensions == 0) {
            return name;
        }
        return switch (name.substring(dimensions)) {
            case "Z" -> "boolean";
            case "B" -> "byte";
            case "S" -> "short";
            case "C" -> "char";
            case "I" -> "int";
            case "J" -> "long";
            case "F" -> "float";
            case "D" -> "double";
            default -> name.substring(dimensions + 1, name.length() - 1);
        };
    }

    @Intrinsic("class_superclass")
    public native Class<? super T> getSuperclass();

    @Intrinsic("class_constants")
    public native T[] getEnumConstants();

    @Intrinsic("class_is_instance")
    public native boolean isInstance(Object value);

    @Intrinsic("class_is_interface")
    public native boolean isInterface();

    public String getCanonicalName() {
        return elementName().replace('$', '.') + "[]".repeat(dimensions());
    }

    public String getTypeName() {
        return elementName() + "[]".repeat(dimensions());
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
