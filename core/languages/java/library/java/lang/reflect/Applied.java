package java.lang.reflect;

import java.util.Arrays;

/** A generic class with its type arguments. */
@Named("sun.reflect.generics.reflectiveObjects.ParameterizedTypeImpl")
final class Applied implements ParameterizedType {
    private final Class<?> raw;
    private final Type[] arguments;

    Applied(Class<?> raw, Type[] arguments) {
        this.raw = raw;
        this.arguments = arguments;
    }

    public Type[] getActualTypeArguments() {
        return arguments.clone();
    }

    public Type getRawType() {
        return raw;
    }

    public Type getOwnerType() {
        return raw.getName().indexOf('$') < 0 ? null : Members.unknown("getOwnerType");
    }

    public boolean equals(Object other) {
        return other instanceof Applied && raw == ((Applied) other).raw
            && Arrays.equals(arguments, ((Applied) other).arguments);
    }

    public int hashCode() {
        return Arrays.hashCode(arguments) ^ raw.hashCode();
    }

    public String toString() {
        String text = "";
        for (Type argument : arguments) {
            text += (text.isEmpty() ? "" : ", ") + argument.getTypeName();
        }
        return raw.getName() + "<" + text + ">";
    }
}
