package java.lang.annotation;

public @interface Target {
    ElementType[] value();
}
