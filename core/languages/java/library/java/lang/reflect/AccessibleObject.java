package java.lang.reflect;

import java.lang.annotation.Annotation;

/** A member as a value. {@code caller} is the class whose code uses it: lowering notes it in front of each use ({@code by}). */
public class AccessibleObject implements AnnotatedElement {
    final Members owner;
    final int at;
    private boolean isAccessible;
    private Class<?> caller;
    Annotation[] annotations = {};

    AccessibleObject(Members owner, int at) {
        this.owner = owner;
        this.at = at;
    }

    /** Whose code is at hand. */
    public AccessibleObject by(Class<?> caller) {
        this.caller = caller;
        return this;
    }

    public void setAccessible(boolean flag) {
        isAccessible = flag;
    }

    public static void setAccessible(AccessibleObject[] all, boolean flag) {
        for (AccessibleObject one : all) {
            one.setAccessible(flag);
        }
    }

    public final boolean trySetAccessible() {
        isAccessible = true;
        return true;
    }

    public boolean isAccessible() {
        return isAccessible;
    }

    public final boolean canAccess(Object self) {
        return isAccessible || caller == null || isOpen(caller, owner.of, modifiers());
    }

    int modifiers() {
        return 0;
    }

    public Annotation[] getDeclaredAnnotations() {
        return annotations.clone();
    }

    private static String nest(Class<?> of) {
        String name = of.getName();
        int inner = name.indexOf('$');
        return inner < 0 ? name : name.substring(0, inner);
    }

    private static boolean isOpen(Class<?> from, Class<?> to, int modifiers) {
        if (nest(from).equals(nest(to))) {
            return true;
        }
        boolean isNear = from.getPackageName().equals(to.getPackageName());
        if (Modifier.isPublic(modifiers)) {
            return isNear || Modifier.isPublic(to.getModifiers());
        }
        return !Modifier.isPrivate(modifiers)
            && (isNear || Modifier.isProtected(modifiers) && to.isAssignableFrom(from));
    }

    void check(Object obj) throws IllegalAccessException {
        if (!isAccessible && obj == null && !(this instanceof Constructor) && !Modifier.isStatic(modifiers())) {
            throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"obj\" is null");
        }
        if (!canAccess(null)) {
            throw new IllegalAccessException(caller + " cannot access a member of " + owner.of
                + " with modifiers \"" + Modifier.toString(modifiers()) + "\"");
        }
    }
}
