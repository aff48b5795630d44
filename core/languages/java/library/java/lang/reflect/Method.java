package java.lang.reflect;

import java.util.Arrays;

public final class Method extends Executable {
    private final Class<?> returns;
    private final boolean isDefault;
    Object fallback;
    Type type;

    Method(Members owner, int at, String name, Class<?> returns, Class<?>[] parameters, int modifiers,
            Class<?>[] thrown, boolean isDefault) {
        super(owner, at, name, modifiers, parameters, thrown);
        this.returns = returns;
        this.isDefault = isDefault;
    }

    /** Everybody who asks gets a method of their own. */
    Method copy() {
        Method copy = new Method(owner, at, name, returns, parameters, modifiers, thrown, isDefault);
        copy.annotations = annotations;
        copy.ofParameters = ofParameters;
        copy.names = names;
        copy.fallback = fallback;
        copy.type = type;
        return copy;
    }

    public String getName() {
        return name;
    }

    public Class<?> getReturnType() {
        return returns;
    }

    public Type getGenericReturnType() {
        return type == null ? returns : type;
    }

    public boolean isDefault() {
        return isDefault;
    }

    public boolean isBridge() {
        return (modifiers & Modifier.VOLATILE) != 0;
    }

    public Object getDefaultValue() {
        return fallback == null ? null : Note.copy(fallback);
    }

    public Object invoke(Object self, Object... args) throws IllegalAccessException, InvocationTargetException {
        check(self);
        if (!Modifier.isStatic(modifiers)) {
            if (self == null) {
                throw new NullPointerException();
            }
            if (!owner.of.isInstance(self)) {
                throw new IllegalArgumentException("object is not an instance of declaring class");
            }
        }
        Object[] fitted = fitted(args);
        try {
            return owner.act(at, self, fitted);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    public boolean equals(Object other) {
        return other instanceof Method && owner == ((Method) other).owner && name.equals(((Method) other).name)
            && returns == ((Method) other).returns && Arrays.equals(parameters, ((Method) other).parameters);
    }

    public int hashCode() {
        return owner.of.getName().hashCode() ^ name.hashCode();
    }

    public String toString() {
        String words = Modifier.toString(modifiers & Modifier.methodModifiers());
        if (isDefault) {
            words = words + (words.isEmpty() ? "default" : " default");
        }
        return (words.isEmpty() ? "" : words + " ") + returns.getTypeName() + " " + owner.of.getTypeName() + "." + name
            + tail();
    }
}
