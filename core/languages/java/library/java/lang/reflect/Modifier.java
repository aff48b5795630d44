package java.lang.reflect;

public class Modifier {
    public static final int PUBLIC = 0x1;
    public static final int PRIVATE = 0x2;
    public static final int PROTECTED = 0x4;
    public static final int STATIC = 0x8;
    public static final int FINAL = 0x10;
    public static final int SYNCHRONIZED = 0x20;
    public static final int VOLATILE = 0x40;
    public static final int TRANSIENT = 0x80;
    public static final int NATIVE = 0x100;
    public static final int INTERFACE = 0x200;
    public static final int ABSTRACT = 0x400;
    public static final int STRICT = 0x800;

    private Modifier() {
    }

    public static boolean isPublic(int modifiers) {
        return (modifiers & PUBLIC) != 0;
    }

    public static boolean isPrivate(int modifiers) {
        return (modifiers & PRIVATE) != 0;
    }

    public static boolean isProtected(int modifiers) {
        return (modifiers & PROTECTED) != 0;
    }

    public static boolean isStatic(int modifiers) {
        return (modifiers & STATIC) != 0;
    }

    public static boolean isFinal(int modifiers) {
        return (modifiers & FINAL) != 0;
    }

    public static boolean isSynchronized(int modifiers) {
        return (modifiers & SYNCHRONIZED) != 0;
    }

    public static boolean isVolatile(int modifiers) {
        return (modifiers & VOLATILE) != 0;
    }

    public static boolean isTransient(int modifiers) {
        return (modifiers & TRANSIENT) != 0;
    }

    public static boolean isNative(int modifiers) {
        return (modifiers & NATIVE) != 0;
    }

    public static boolean isInterface(int modifiers) {
        return (modifiers & INTERFACE) != 0;
    }

    public static boolean isAbstract(int modifiers) {
        return (modifiers & ABSTRACT) != 0;
    }

    public static boolean isStrict(int modifiers) {
        return (modifiers & STRICT) != 0;
    }

    private static String word(int modifiers, int one, String word) {
        return (modifiers & one) == 0 ? "" : " " + word;
    }

    public static String toString(int modifiers) {
        String words = word(modifiers, PUBLIC, "public") + word(modifiers, PROTECTED, "protected")
            + word(modifiers, PRIVATE, "private") + word(modifiers, ABSTRACT, "abstract")
            + word(modifiers, STATIC, "static") + word(modifiers, FINAL, "final")
            + word(modifiers, TRANSIENT, "transient") + word(modifiers, VOLATILE, "volatile")
            + word(modifiers, SYNCHRONIZED, "synchronized") + word(modifiers, NATIVE, "native")
            + word(modifiers, STRICT, "strictfp") + word(modifiers, INTERFACE, "interface");
        return words.isEmpty() ? "" : words.substring(1);
    }

    public static int classModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | STRICT;
    }

    public static int interfaceModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | STRICT;
    }

    public static int constructorModifiers() {
        return PUBLIC | PROTECTED | PRIVATE;
    }

    public static int methodModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | ABSTRACT | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT;
    }

    public static int fieldModifiers() {
        return PUBLIC | PROTECTED | PRIVATE | STATIC | FINAL | TRANSIENT | VOLATILE;
    }

    public static int parameterModifiers() {
        return FINAL;
    }
}
