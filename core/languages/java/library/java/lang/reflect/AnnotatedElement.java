package java.lang.reflect;

import java.lang.annotation.Annotation;

/** What annotations stand at; {@link Members} knows which. */
public interface AnnotatedElement {
    Annotation[] getDeclaredAnnotations();

    default Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    default <T extends Annotation> T getAnnotation(Class<T> type) {
        return (T) Note.among(getAnnotations(), type);
    }

    default <T extends Annotation> T getDeclaredAnnotation(Class<T> type) {
        return (T) Note.among(getDeclaredAnnotations(), type);
    }

    default boolean isAnnotationPresent(Class<? extends Annotation> type) {
        return Note.among(getAnnotations(), type) != null;
    }

    default <T extends Annotation> T[] getAnnotationsByType(Class<T> type) {
        return (T[]) Note.allAmong(getAnnotations(), type);
    }

    default <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> type) {
        return (T[]) Note.allAmong(getDeclaredAnnotations(), type);
    }
}
