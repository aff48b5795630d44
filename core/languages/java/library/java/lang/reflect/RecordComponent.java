package java.lang.reflect;

import java.lang.annotation.Annotation;

public final class RecordComponent implements AnnotatedElement {
    private final Members owner;
    private final String name;
    private final Class<?> type;
    Annotation[] annotations = {};
    Type generic;

    RecordComponent(Members owner, String name, Class<?> type) {
        this.owner = owner;
        this.name = name;
        this.type = type;
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public Type getGenericType() {
        return generic == null ? type : generic;
    }

    public Class<?> getDeclaringRecord() {
        return owner.of;
    }

    public Method getAccessor() {
        return owner.method(name, new Class<?>[0]);
    }

    public Annotation[] getDeclaredAnnotations() {
        return annotations.clone();
    }

    public String toString() {
        return type.getTypeName() + " " + name;
    }
}
