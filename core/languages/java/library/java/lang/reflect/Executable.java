package java.lang.reflect;

import java.lang.annotation.Annotation;

/** What methods and constructors have in common. */
public abstract class Executable extends AccessibleObject implements Member, GenericDeclaration {
    static final int VARARGS = 0x80;
    static final int SYNTHETIC = 0x1000;

    final String name;
    final int modifiers;
    final Class<?>[] parameters;
    final Class<?>[] thrown;
    /** Where the class says how its parameters are called. */
    String[] names;
    Annotation[][] ofParameters;

    Executable(Members owner, int at, String name, int modifiers, Class<?>[] parameters, Class<?>[] thrown) {
        super(owner, at);
        this.name = name;
        this.modifiers = modifiers;
        this.parameters = parameters;
        this.thrown = thrown;
        ofParameters = new Annotation[parameters.length][0];
    }

    public Class<?> getDeclaringClass() {
        return owner.of;
    }

    public abstract String getName();

    int modifiers() {
        return modifiers;
    }

    public int getModifiers() {
        return modifiers;
    }

    public Class<?>[] getParameterTypes() {
        return parameters.clone();
    }

    public int getParameterCount() {
        return parameters.length;
    }

    public Class<?>[] getExceptionTypes() {
        return thrown.clone();
    }

    public Annotation[][] getParameterAnnotations() {
        return ofParameters.clone();
    }

    public Parameter[] getParameters() {
        Parameter[] all = new Parameter[parameters.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Parameter(this, i);
        }
        return all;
    }

    public boolean isVarArgs() {
        return (modifiers & VARARGS) != 0;
    }

    public boolean isSynthetic() {
        return (modifiers & SYNTHETIC) != 0;
    }

    boolean takes(Class<?>[] types) {
        int count = types == null ? 0 : types.length;
        if (count != parameters.length) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (types[i] != parameters[i]) {
                return false;
            }
        }
        return true;
    }

    /** Types as the JDK lists them. */
    static String list(Class<?>[] types) {
        String text = "";
        for (Class<?> type : types) {
            text += (text.isEmpty() ? "" : ",") + type.getTypeName();
        }
        return text;
    }

    String tail() {
        return "(" + list(parameters) + ")" + (thrown.length == 0 ? "" : " throws " + list(thrown));
    }

    /** The arguments as the parameters want them. */
    Object[] fitted(Object[] args) {
        int count = args == null ? 0 : args.length;
        if (count != parameters.length) {
            throw new IllegalArgumentException("wrong number of arguments");
        }
        Object[] fitted = new Object[count];
        for (int i = 0; i < count; i++) {
            Class<?> type = parameters[i];
            Object arg = args[i];
            if (type.isPrimitive()) {
                if (arg == null) {
                    throw new IllegalArgumentException();
                }
                arg = Primitives.widened(type, arg);
                if (arg == null) {
                    throw new IllegalArgumentException("argument type mismatch");
                }
            } else if (arg != null && !type.isInstance(arg)) {
                throw new IllegalArgumentException("argument type mismatch");
            }
            fitted[i] = arg;
        }
        return fitted;
    }

    public String toGenericString() {
        return Members.unknown("toGenericString");
    }

    public Type[] getGenericParameterTypes() {
        return Members.unknown("getGenericParameterTypes");
    }

    public TypeVariable<?>[] getTypeParameters() {
        return Members.unknown("getTypeParameters");
    }
}
