package java.lang.reflect;

import java.util.Arrays;

public final class Constructor<T> extends Executable {
    Constructor(Members owner, int at, int modifiers, Class<?>[] parameters, Class<?>[] thrown) {
        super(owner, at, "<init>", modifiers, parameters, thrown);
    }

    Constructor<T> copy() {
        Constructor<T> copy = new Constructor<>(owner, at, modifiers, parameters, thrown);
        copy.annotations = annotations;
        copy.ofParameters = ofParameters;
        copy.names = names;
        return copy;
    }

    public String getName() {
        return owner.of.getName();
    }

    public Class<T> getDeclaringClass() {
        return (Class<T>) owner.of;
    }

    public T newInstance(Object... args)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        check(null);
        if (owner.of.isEnum()) {
            throw new IllegalArgumentException("Cannot reflectively create enum objects");
        }
        if (Modifier.isAbstract(owner.of.getModifiers())) {
            throw new InstantiationException();
        }
        Object[] fitted = fitted(args);
        try {
            return (T) owner.act(at, null, fitted);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    public boolean equals(Object other) {
        return other instanceof Constructor && owner == ((Constructor<?>) other).owner
            && Arrays.equals(parameters, ((Constructor<?>) other).parameters);
    }

    public int hashCode() {
        return owner.of.getName().hashCode();
    }

    public String toString() {
        String words = Modifier.toString(modifiers & Modifier.constructorModifiers());
        return (words.isEmpty() ? "" : words + " ") + owner.of.getTypeName() + tail();
    }
}
