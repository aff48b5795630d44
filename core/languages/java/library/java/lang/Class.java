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
    private native Class<? super T> parentClass();

    public Class<? super T> getSuperclass() {
        return isPrimitive() ? null : parentClass();
    }

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

    public boolean isPrimitive() {
        return switch (getName()) {
            case "boolean", "byte", "short", "char", "int", "long", "float", "double", "void" -> true;
            default -> false;
        };
    }

    /** What it derives from, in the order of its declaration; null behind the last. */
    @Intrinsic("class_parent")
    private native Class<?> parent(int index);

    public Class<?>[] getInterfaces() {
        Class<?>[] found = {};
        Class<?> parent = parent(0);
        for (int i = 1; parent != null; i++) {
            if (parent.isInterface()) {
                found = java.util.Arrays.copyOf(found, found.length + 1);
                found[found.length - 1] = parent;
            }
            parent = parent(i);
        }
        return found;
    }

    public boolean isAssignableFrom(Class<?> other) {
        if (this == other || this == Object.class && !other.isPrimitive()) {
            return true;
        }
        for (Class<?> parent : other.getInterfaces()) {
            if (isAssignableFrom(parent)) {
                return true;
            }
        }
        Class<?> parent = other.getSuperclass();
        return parent != null && isAssignableFrom(parent);
    }

    /** The part of the name behind the class around it: digits first are of no name that a program gave. */
    private String lastName() {
        String name = getName();
        return name.substring(name.lastIndexOf('$') + 1);
    }

    public boolean isAnonymousClass() {
        return getName().indexOf('$') >= 0 && getSimpleName().isEmpty();
    }

    public boolean isLocalClass() {
        return getName().indexOf('$') >= 0 && !isAnonymousClass() && Character.isDigit(lastName().charAt(0));
    }

    public boolean isMemberClass() {
        return getName().indexOf('$') >= 0 && !Character.isDigit(lastName().charAt(0));
    }

    /** A constant of an enumeration with a body of its own has a class that is none. */
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
        return (isPrimitive() ? "" : isInterface() ? "interface " : "class ") + getName();
    }
}
