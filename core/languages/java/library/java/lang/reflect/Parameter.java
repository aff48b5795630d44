package java.lang.reflect;

import java.lang.annotation.Annotation;

public final class Parameter implements AnnotatedElement {
    private final Executable of;
    private final int index;

    Parameter(Executable of, int index) {
        this.of = of;
        this.index = index;
    }

    public boolean isNamePresent() {
        return of.names != null;
    }

    public String getName() {
        return of.names == null ? "arg" + index : of.names[index];
    }

    public Class<?> getType() {
        return of.parameters[index];
    }

    public Executable getDeclaringExecutable() {
        return of;
    }

    public int getModifiers() {
        return 0;
    }

    public boolean isVarArgs() {
        return of.isVarArgs() && index == of.parameters.length - 1;
    }

    public Annotation[] getDeclaredAnnotations() {
        return of.ofParameters[index].clone();
    }

    public boolean equals(Object other) {
        return other instanceof Parameter && of.equals(((Parameter) other).of) && index == ((Parameter) other).index;
    }

    public int hashCode() {
        return of.hashCode() ^ index;
    }

    public String toString() {
        String type = getType().getTypeName();
        if (isVarArgs()) {
            type = type.substring(0, type.length() - 2) + "...";
        }
        return type + " " + getName();
    }
}
