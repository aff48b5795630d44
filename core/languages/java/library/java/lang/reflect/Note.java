package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** An annotation: lowering writes a subclass for each of its interfaces. */
public abstract class Note implements Annotation {
    private final Class<?> type;
    private final Map<String, Object> values;

    /** Names and values in turn, as they are written; those left out are the interface's own. */
    protected Note(Class<?> type, Object[] given) {
        this.type = type;
        HashMap<String, Object> own = new HashMap<>(1);
        for (Method method : Members.known(type).methods) {
            if (method.fallback != null) {
                own.put(method.getName(), method.fallback);
            }
        }
        values = new LinkedHashMap<>(own);
        for (int i = 0; i < given.length; i += 2) {
            values.put((String) given[i], given[i + 1]);
        }
    }

    @Intrinsic("shallow_copy")
    private static native Object copyOf(Object value);

    /** A value that whoever gets it may change. */
    static Object copy(Object value) {
        return value.getClass().isArray() ? copyOf(value) : value;
    }

    protected final Object element(String name) {
        return copy(values.get(name));
    }

    static Annotation among(Annotation[] all, Class<?> type) {
        for (Annotation one : all) {
            if (one.annotationType() == type) {
                return one;
            }
        }
        if (type == null) {
            throw new NullPointerException();
        }
        return null;
    }

    /** Those of a type, repeated ones taken out of what contains them. */
    static Object allAmong(Annotation[] all, Class<?> type) {
        Annotation one = among(all, type);
        if (one != null) {
            Object[] found = (Object[]) Array.newInstance(type, 1);
            found[0] = one;
            return found;
        }
        Members members = Members.known(type);
        Annotation container = members == null || members.container == null ? null : among(all, members.container);
        return container == null ? Array.newInstance(type, 0) : ((Note) container).element("value");
    }

    public Class<? extends Annotation> annotationType() {
        return (Class<? extends Annotation>) type;
    }

    public boolean equals(Object other) {
        if (!(other instanceof Note) || ((Note) other).type != type) {
            return false;
        }
        for (String name : values.keySet()) {
            Object[] mine = {values.get(name)};
            Object[] theirs = {((Note) other).values.get(name)};
            if (!Arrays.deepEquals(mine, theirs)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (Map.Entry<String, Object> entry : values.entrySet()) {
            Object value = entry.getValue();
            int own = value.getClass().isArray() ? Arrays.deepHashCode(new Object[] {value}) - 31 : value.hashCode();
            hash += 127 * entry.getKey().hashCode() ^ own;
        }
        return hash;
    }

    private static String escaped(char c, char quote) {
        switch (c) {
            case '\b':
                return "\\b";
            case '\f':
                return "\\f";
            case '\n':
                return "\\n";
            case '\r':
                return "\\r";
            case '\t':
                return "\\t";
            case '\\':
                return "\\\\";
            default:
                return c == quote ? "\\" + c : "" + c;
        }
    }

    /** A value as it stands in source. */
    private static String written(Object value) {
        Class<?> type = value.getClass();
        if (type.isArray()) {
            String text = "";
            for (int i = 0; i < Array.getLength(value); i++) {
                text += (i == 0 ? "" : ", ") + written(Array.get(value, i));
            }
            return "{" + text + "}";
        }
        if (value instanceof String) {
            String text = "";
            for (char c : ((String) value).toCharArray()) {
                text += escaped(c, '"');
            }
            return "\"" + text + "\"";
        }
        if (value instanceof Character) {
            return "'" + escaped((Character) value, '\'') + "'";
        }
        if (value instanceof Class) {
            Class<?> named = (Class<?>) value;
            return named.getCanonicalName() + ".class";
        }
        if (value instanceof Enum) {
            return ((Enum<?>) value).name();
        }
        if (value instanceof Long) {
            return value + "L";
        }
        if (value instanceof Float) {
            float number = (Float) value;
            return Float.isNaN(number) ? "0.0f/0.0f"
                : Float.isInfinite(number) ? (number > 0 ? "1.0f/0.0f" : "-1.0f/0.0f") : number + "f";
        }
        if (value instanceof Double) {
            double number = (Double) value;
            return Double.isNaN(number) ? "0.0/0.0"
                : Double.isInfinite(number) ? (number > 0 ? "1.0/0.0" : "-1.0/0.0") : "" + number;
        }
        if (value instanceof Byte) {
            int number = (Byte) value & 0xff;
            return "(byte)0x" + (number < 16 ? "0" : "") + Integer.toHexString(number);
        }
        return value.toString();
    }

    public String toString() {
        String text = "";
        for (Map.Entry<String, Object> entry : values.entrySet()) {
            boolean isAlone = values.size() == 1 && entry.getKey().equals("value");
            text += (text.isEmpty() ? "" : ", ") + (isAlone ? "" : entry.getKey() + "=") + written(entry.getValue());
        }
        return "@" + type.getName() + "(" + text + ")";
    }
}
