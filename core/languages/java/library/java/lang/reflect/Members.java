package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.HashMap;

/**
 * The members of one class, as a subclass that lowering writes declares them: {@code declare} says what there is, {@code act}
 * does what a member's number means. Of a class of the library there are only those that the program names.
 */
public abstract class Members {
    private static final HashMap<Class<?>, Members> ALL = new HashMap<>();

    final Class<?> of;
    final int modifiers;
    private boolean isDeclared;
    boolean isPartial;
    Annotation[] annotations = {};
    Field[] fields = {};
    Method[] methods = {};
    Constructor<?>[] constructors = {};
    RecordComponent[] components = {};
    Class<?>[] inner = {};
    Class<?>[] permitted;
    Class<?> outer;
    Class<?> container;
    Type parent;
    Type[] interfaces;
    private Object last;

    protected Members(Class<?> of, int modifiers) {
        this.of = of;
        this.modifiers = modifiers;
    }

    /** What nobody knows. */
    static native <T> T unknown(String what);

    public static void register(Members members) {
        ALL.put(members.of, members);
    }

    /** Those of a class; nothing where they are not known. */
    static Members known(Class<?> of) {
        Members found = ALL.get(of);
        if (found == null && of == Object.class) {
            found = new MembersOfObject();
            ALL.put(of, found);
        }
        if (found != null && !found.isDeclared) {
            found.isDeclared = true;
            found.last = found;
            found.declare();
        }
        return found;
    }

    /** The class of a name that has members; null where there is none. */
    static Class<?> named(String name) {
        for (Class<?> of : ALL.keySet()) {
            if (of.getName().equals(name)) {
                return of;
            }
        }
        return null;
    }

    protected abstract void declare();

    protected abstract Object act(int member, Object self, Object[] args) throws Throwable;

    /** Runs the class's initialiser. */
    protected void begin() {
    }

    // What declare() says.

    protected final void partial() {
        isPartial = true;
    }

    protected final void field(String name, Class<?> type, int modifiers, int at) {
        Field field = new Field(this, at, name, type, modifiers);
        fields = Arrays.copyOf(fields, fields.length + 1);
        fields[fields.length - 1] = field;
        last = field;
    }

    protected final void method(String name, Class<?> returns, Class<?>[] parameters, int modifiers, Class<?>[] thrown,
            boolean isDefault, int at) {
        Method method = new Method(this, at, name, returns, parameters, modifiers, thrown, isDefault);
        methods = Arrays.copyOf(methods, methods.length + 1);
        methods[methods.length - 1] = method;
        last = method;
    }

    protected final void constructor(Class<?>[] parameters, int modifiers, Class<?>[] thrown, int at) {
        Constructor<?> constructor = new Constructor<>(this, at, modifiers, parameters, thrown);
        constructors = Arrays.copyOf(constructors, constructors.length + 1);
        constructors[constructors.length - 1] = constructor;
        last = constructor;
    }

    protected final void component(String name, Class<?> type) {
        RecordComponent component = new RecordComponent(this, name, type);
        components = Arrays.copyOf(components, components.length + 1);
        components[components.length - 1] = component;
        last = component;
    }

    private static Annotation[] with(Annotation[] all, Annotation one) {
        Annotation[] more = Arrays.copyOf(all, all.length + 1);
        more[all.length] = one;
        return more;
    }

    /** An annotation of what was declared last; of the class itself where nothing was yet. */
    protected final void note(Annotation note) {
        if (last instanceof AccessibleObject) {
            ((AccessibleObject) last).annotations = with(((AccessibleObject) last).annotations, note);
        } else if (last instanceof RecordComponent) {
            ((RecordComponent) last).annotations = with(((RecordComponent) last).annotations, note);
        } else {
            annotations = with(annotations, note);
        }
    }

    protected final void parameterNote(int index, Annotation note) {
        Annotation[][] all = ((Executable) last).ofParameters;
        all[index] = with(all[index], note);
    }

    protected final void names(String... names) {
        ((Executable) last).names = names;
    }

    protected final void fallback(Object value) {
        ((Method) last).fallback = value;
    }

    /** The whole type of what was declared last. */
    protected final void type(Type type) {
        if (last instanceof Field) {
            ((Field) last).generic = type;
        } else if (last instanceof Method) {
            ((Method) last).type = type;
        } else if (last instanceof RecordComponent) {
            ((RecordComponent) last).generic = type;
        }
    }

    protected final void parents(Type parent, Type... interfaces) {
        this.parent = parent;
        this.interfaces = interfaces;
    }

    protected static Type generic(Class<?> raw, Type... arguments) {
        return new Applied(raw, arguments);
    }

    /** A type of which lowering knows too little. */
    protected static Type open() {
        return unknown("generic type");
    }

    protected final void inside(Class<?> outer) {
        this.outer = outer;
    }

    protected final void inner(Class<?>... inner) {
        this.inner = inner;
    }

    protected final void permits(Class<?>... permitted) {
        this.permitted = permitted;
    }

    protected final void repeatedIn(Class<?> container) {
        this.container = container;
    }

    // What is asked.

    /** A declared method; null where there is none. */
    Method method(String name, Class<?>[] types) {
        Method found = null;
        for (Method method : methods) {
            boolean isBetter = found == null || found.getReturnType().isAssignableFrom(method.getReturnType());
            if (method.name.equals(name) && method.takes(types) && isBetter) {
                found = method;
            }
        }
        return found == null ? null : found.copy();
    }
}
