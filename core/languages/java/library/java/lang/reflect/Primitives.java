package java.lang.reflect;

/** The classes of the primitive types, the same ones for all modules of a program that reflects. */
public final class Primitives {
    public static final Class<?> BOOLEAN = boolean.class;
    public static final Class<?> BYTE = byte.class;
    public static final Class<?> SHORT = short.class;
    public static final Class<?> CHAR = char.class;
    public static final Class<?> INT = int.class;
    public static final Class<?> LONG = long.class;
    public static final Class<?> FLOAT = float.class;
    public static final Class<?> DOUBLE = double.class;
    public static final Class<?> VOID = void.class;

    private Primitives() {
    }

    /** That of a box, by its class's name, or of a scalar type of the machine; null for other names. */
    static Class<?> of(String name) {
        return switch (name) {
            case "java.lang.Boolean", "bool" -> BOOLEAN;
            case "java.lang.Byte", "i8" -> BYTE;
            case "java.lang.Short", "i16" -> SHORT;
            case "java.lang.Character", "char" -> CHAR;
            case "java.lang.Integer", "i32" -> INT;
            case "java.lang.Long", "i64" -> LONG;
            case "java.lang.Float", "f32" -> FLOAT;
            case "java.lang.Double", "f64" -> DOUBLE;
            default -> null;
        };
    }

    /** The machine's name of one. */
    static String scalar(Class<?> type) {
        return switch (type.getName()) {
            case "boolean" -> "bool";
            case "byte" -> "i8";
            case "short" -> "i16";
            case "char" -> "char";
            case "int" -> "i32";
            case "long" -> "i64";
            case "float" -> "f32";
            default -> "f64";
        };
    }

    /** The letter of one in names of array classes. */
    static String letter(Class<?> type) {
        return switch (type.getName()) {
            case "boolean" -> "Z";
            case "byte" -> "B";
            case "short" -> "S";
            case "char" -> "C";
            case "int" -> "I";
            case "long" -> "J";
            case "float" -> "F";
            default -> "D";
        };
    }

    /** How many steps of widening lie behind a number's type; -1 for what is no number. */
    private static int width(String type) {
        return switch (type) {
            case "byte" -> 0;
            case "short" -> 1;
            case "int" -> 2;
            case "long" -> 3;
            case "float" -> 4;
            case "double" -> 5;
            default -> -1;
        };
    }

    /** A box's value as one of another primitive type; null where it does not widen to that. */
    static Object widened(Class<?> to, Object value) {
        String target = to.getName();
        if (value instanceof Boolean) {
            return target.equals("boolean") ? value : null;
        }
        if (value instanceof Character) {
            if (target.equals("char")) {
                return value;
            }
            return width(target) < 2 ? null : converted(target, (int) (char) (Character) value);
        }
        if (!(value instanceof Number)) {
            return null;
        }
        Class<?> from = of(value.getClass().getName());
        if (from == null || width(target) < width(from.getName())) {
            return null;
        }
        return converted(target, (Number) value);
    }

    private static Object converted(String target, Number value) {
        switch (target) {
            case "byte":
                return value.byteValue();
            case "short":
                return value.shortValue();
            case "int":
                return value.intValue();
            case "long":
                return value.longValue();
            case "float":
                return value.floatValue();
            default:
                return value.doubleValue();
        }
    }
}
