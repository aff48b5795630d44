package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.List;

/**
 * What classes know of their members. In a program that reflects {@link Class} inherits from this; others do without.
 * Of a class that {@link Members} knows nothing about, the answers are unknown.
 */
public abstract class Reflected<T> implements Type, GenericDeclaration {
    private static final int ANNOTATION = 0x2000;

    Reflected() {
    }

    private Class<T> self() {
        return (Class<T>) (Object) this;
    }

    /** Those of the class; unknown where lowering knows nothing of it, or not all that is asked for. */
    private Members members(boolean isWhole) {
        if (self().isPrimitive() || self().isArray()) {
            return new MembersOfNothing(self());
        }
        Members known = Members.known(self());
        return known == null || isWhole && known.isPartial ? Members.unknown("members") : known;
    }

    // Finding classes.

    public static Class<?> forName(String name) throws ClassNotFoundException {
        return forName(name, true, null);
    }

    public static Class<?> forName(String name, boolean initialises, ClassLoader loader)
            throws ClassNotFoundException {
        if (name == null) {
            throw new NullPointerException();
        }
        Class<?> found = Members.named(name);
        if (found == null) {
            if (name.startsWith("java") || name.startsWith("[")) {
                return Members.unknown("forName");
            }
            throw new ClassNotFoundException(name);
        }
        if (initialises) {
            Members.known(found).begin();
        }
        return found;
    }

    public T newInstance() throws InstantiationException, IllegalAccessException {
        Members members = members(false);
        int wrong = Modifier.ABSTRACT | Modifier.INTERFACE;
        for (Constructor<?> constructor : members.constructors) {
            if (constructor.parameters.length == 0) {
                if ((members.modifiers & wrong) != 0) {
                    throw new InstantiationException();
                }
                Constructor<T> own = (Constructor<T>) constructor.copy();
                own.by(caller);
                try {
                    return own.newInstance();
                } catch (InvocationTargetException thrown) {
                    Reflected.<RuntimeException>raise(thrown.getCause());
                }
            }
        }
        String name = self().getName();
        InstantiationException none = new InstantiationException(name);
        none.initCause(new NoSuchMethodException(name + ".<init>()"));
        throw none;
    }

    private static <E extends Throwable> void raise(Throwable error) throws E {
        throw (E) error;
    }

    /** Whose code asks. */
    private static Class<?> caller;

    /** Notes whose code is at hand. */
    public Class<T> by(Class<?> from) {
        caller = from;
        return self();
    }

    public ClassLoader getClassLoader() {
        Class<?> self = self();
        boolean isOwn = !self.isPrimitive() && !self.isArray() && !self.getName().startsWith("java");
        return isOwn ? ClassLoader.getSystemClassLoader() : null;
    }

    public Package getPackage() {
        return self().isArray() || self().isPrimitive() ? null : new Package(self().getPackageName());
    }

    public <U> Class<? extends U> asSubclass(Class<U> of) {
        if (!of.isAssignableFrom(self())) {
            throw new ClassCastException(this.toString());
        }
        return (Class<? extends U>) self();
    }

    // What kind of class it is.

    public int getModifiers() {
        Class<?> self = self();
        if (self.isPrimitive()) {
            return Modifier.PUBLIC | Modifier.ABSTRACT | Modifier.FINAL;
        }
        if (self.isArray()) {
            int access = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED;
            return self.getComponentType().getModifiers() & access | Modifier.ABSTRACT | Modifier.FINAL;
        }
        return members(false).modifiers;
    }

    public boolean isAnnotation() {
        return self().isInterface() && (members(false).modifiers & ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return false;
    }

    public boolean isHidden() {
        return false;
    }

    public boolean isSealed() {
        return members(false).permitted != null;
    }

    public Class<?>[] getPermittedSubclasses() {
        Class<?>[] permitted = members(false).permitted;
        return permitted == null ? null : permitted.clone();
    }

    @Intrinsic("array_element")
    private static native Object element(Class<?> array);

    public Class<?> getComponentType() {
        if (!self().isArray()) {
            return null;
        }
        Object element = element(self());
        return element instanceof String ? Primitives.of((String) element) : (Class<?>) element;
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public Class<?> arrayType() {
        return Array.ofClass(self());
    }

    public Class<?> getDeclaringClass() {
        return plain() ? null : members(false).outer;
    }

    public Class<?> getEnclosingClass() {
        return plain() ? null : members(false).outer;
    }

    /** Whether no class can be around it. */
    private boolean plain() {
        return self().getName().indexOf('$') < 0;
    }

    public Class<?> getNestHost() {
        Class<?> host = self();
        while (host.getEnclosingClass() != null) {
            host = host.getEnclosingClass();
        }
        return host;
    }

    public boolean isNestmateOf(Class<?> other) {
        return getNestHost() == other.getNestHost();
    }

    public Class<?>[] getDeclaredClasses() {
        return members(true).inner.clone();
    }

    public Class<?>[] getClasses() {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> at = self(); at != null && at != Object.class; at = at.getSuperclass()) {
            for (Class<?> inner : at.getDeclaredClasses()) {
                if (Modifier.isPublic(inner.getModifiers())) {
                    found.add(inner);
                }
            }
        }
        return found.toArray(new Class<?>[0]);
    }

    public Type getGenericSuperclass() {
        Members known = Members.known(self());
        return known == null || known.parent == null ? self().getSuperclass() : known.parent;
    }

    public Type[] getGenericInterfaces() {
        Members known = members(false);
        return known.interfaces == null ? self().getInterfaces() : known.interfaces.clone();
    }

    public TypeVariable<?>[] getTypeParameters() {
        return Members.unknown("getTypeParameters");
    }

    public String toGenericString() {
        return Members.unknown("toGenericString");
    }

    // Annotations.

    public Annotation[] getDeclaredAnnotations() {
        return members(false).annotations.clone();
    }

    private static boolean isInherited(Annotation note) {
        return Note.among(Members.known(note.annotationType()).annotations, java.lang.annotation.Inherited.class) != null;
    }

    public Annotation[] getAnnotations() {
        List<Annotation> found = new ArrayList<>();
        Class<?> parent = self().getSuperclass();
        if (parent != null && Members.known(parent) != null) {
            for (Annotation note : parent.getAnnotations()) {
                boolean isOwn = Note.among(members(false).annotations, note.annotationType()) != null;
                if (isInherited(note) && !isOwn) {
                    found.add(note);
                }
            }
        }
        for (Annotation note : members(false).annotations) {
            found.add(note);
        }
        return found.toArray(new Annotation[0]);
    }

    // Members.

    public RecordComponent[] getRecordComponents() {
        return self().isRecord() ? members(true).components.clone() : null;
    }

    private static boolean isPublic(Member member) {
        return Modifier.isPublic(member.getModifiers());
    }

    public Field[] getDeclaredFields() {
        Field[] all = members(true).fields.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].copy();
        }
        return all;
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        java.util.Objects.requireNonNull(name);
        Members members = members(false);
        for (Field field : members.fields) {
            if (field.getName().equals(name)) {
                return field.copy();
            }
        }
        if (members.isPartial) {
            return Members.unknown("getDeclaredField");
        }
        throw new NoSuchFieldException(name);
    }

    /** The supertypes in the order in which fields are looked for, each once. */
    private static void collect(Class<?> at, List<Class<?>> into) {
        if (at == null || into.contains(at) || at == Object.class || at == Record.class || at == Enum.class) {
            return;
        }
        into.add(at);
        for (Class<?> parent : at.getInterfaces()) {
            collect(parent, into);
        }
        collect(at.getSuperclass(), into);
    }

    /** Interfaces of the library without anything that a class would inherit. */
    private static boolean hasNothing(Class<?> at) {
        return switch (at.getName()) {
            case "java.lang.Comparable", "java.lang.Runnable", "java.lang.Cloneable", "java.io.Serializable",
                "java.util.concurrent.Callable", "java.util.function.Supplier", "java.lang.AutoCloseable",
                "java.io.Closeable", "java.lang.constant.Constable" -> true;
            default -> false;
        };
    }

    public Field[] getFields() {
        List<Class<?>> all = new ArrayList<>();
        collect(self(), all);
        List<Field> found = new ArrayList<>();
        for (Class<?> at : all) {
            if (hasNothing(at)) {
                continue;
            }
            for (Field field : at.getDeclaredFields()) {
                if (isPublic(field)) {
                    found.add(field);
                }
            }
        }
        return found.toArray(new Field[0]);
    }

    public Field getField(String name) throws NoSuchFieldException {
        java.util.Objects.requireNonNull(name);
        List<Class<?>> all = new ArrayList<>();
        collect(self(), all);
        for (Class<?> at : all) {
            Members members = hasNothing(at) ? null : at.members(false);
            for (Field field : members == null ? new Field[0] : members.fields) {
                if (field.getName().equals(name) && isPublic(field)) {
                    return field.copy();
                }
            }
            if (members != null && members.isPartial) {
                return Members.unknown("getField");
            }
        }
        throw new NoSuchFieldException(name);
    }

    public Method[] getDeclaredMethods() {
        Method[] all = members(true).methods.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].copy();
        }
        return all;
    }

    private String words(String name, Class<?>[] types) {
        String text = "";
        for (int i = 0; types != null && i < types.length; i++) {
            text += (i == 0 ? "" : ",") + (types[i] == null ? "null" : types[i].getName());
        }
        return self().getName() + "." + name + "(" + text + ")";
    }

    public Method getDeclaredMethod(String name, Class<?>... types) throws NoSuchMethodException {
        java.util.Objects.requireNonNull(name);
        Members members = members(false);
        Method found = members.method(name, types);
        if (found != null) {
            return found;
        }
        if (members.isPartial) {
            return Members.unknown("getDeclaredMethod");
        }
        throw new NoSuchMethodException(words(name, types));
    }

    /** Adds a method unless one of those that are there overrides it. */
    private static void add(Method method, List<Method> into) {
        for (Method other : into) {
            if (other.name.equals(method.name) && other.takes(method.parameters)
                    && other.owner.of != method.owner.of
                    && method.owner.of.isAssignableFrom(other.owner.of)) {
                return;
            }
            boolean isBoth = other.name.equals(method.name) && other.takes(method.parameters)
                && !Modifier.isAbstract(other.modifiers) && !other.owner.of.isInterface();
            if (isBoth && other.owner.of != method.owner.of) {
                return;
            }
        }
        into.add(method);
    }

    private static void collectMethods(Class<?> at, List<Method> into, boolean isFirst) {
        if (at == null || at == Record.class || at == Enum.class || hasNothing(at)) {
            if (at == Record.class) {
                collectMethods(Object.class, into, false);
            } else if (at == Enum.class) {
                into.add(Members.unknown("methods of Enum"));
            }
            return;
        }
        for (Method method : at.getDeclaredMethods()) {
            boolean isInherited = isFirst || !at.isInterface() || !Modifier.isStatic(method.modifiers);
            if (isPublic(method) && isInherited) {
                add(method, into);
            }
        }
        collectMethods(at.getSuperclass(), into, false);
        for (Class<?> parent : at.getInterfaces()) {
            collectMethods(parent, into, false);
        }
    }

    public Method[] getMethods() {
        List<Method> found = new ArrayList<>();
        collectMethods(self(), found, true);
        return found.toArray(new Method[0]);
    }

    /** A public method of a class or its supertypes; null where there is none. */
    private static Method find(Class<?> at, String name, Class<?>[] types, boolean isFirst) {
        if (at == null || hasNothing(at)) {
            return null;
        }
        boolean isMachine = at == Record.class || at == Enum.class;
        Members members = isMachine ? Members.known(Object.class) : at.members(false);
        Method found = members.method(name, types);
        boolean isInherited = found != null && (isFirst || !at.isInterface() || !Modifier.isStatic(found.modifiers));
        if (found != null && isPublic(found) && isInherited) {
            return found;
        }
        if (members.isPartial || at == Enum.class) {
            return Members.unknown("getMethod");
        }
        found = find(at.getSuperclass(), name, types, false);
        for (Class<?> parent : at.getInterfaces()) {
            if (found != null && !(found.owner.of == Object.class)) {
                return found;
            }
            Method other = find(parent, name, types, false);
            found = other == null ? found : other;
        }
        return found;
    }

    public Method getMethod(String name, Class<?>... types) throws NoSuchMethodException {
        java.util.Objects.requireNonNull(name);
        Method found = find(self(), name, types, true);
        if (found == null) {
            throw new NoSuchMethodException(words(name, types));
        }
        return found;
    }

    public Constructor<?>[] getDeclaredConstructors() {
        Constructor<?>[] all = members(true).constructors.clone();
        for (int i = 0; i < all.length; i++) {
            all[i] = all[i].copy();
        }
        return all;
    }

    public Constructor<?>[] getConstructors() {
        List<Constructor<?>> found = new ArrayList<>();
        for (Constructor<?> constructor : getDeclaredConstructors()) {
            if (isPublic(constructor)) {
                found.add(constructor);
            }
        }
        return found.toArray(new Constructor<?>[0]);
    }

    public Constructor<T> getDeclaredConstructor(Class<?>... types) throws NoSuchMethodException {
        for (Constructor<?> constructor : members(false).constructors) {
            if (constructor.takes(types)) {
                return (Constructor<T>) constructor.copy();
            }
        }
        throw new NoSuchMethodException(words("<init>", types));
    }

    public Constructor<T> getConstructor(Class<?>... types) throws NoSuchMethodException {
        for (Constructor<?> constructor : members(false).constructors) {
            if (constructor.takes(types) && isPublic(constructor)) {
                return (Constructor<T>) constructor.copy();
            }
        }
        throw new NoSuchMethodException(words("<init>", types));
    }
}
