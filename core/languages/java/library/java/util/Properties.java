package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;

public class Properties extends Hashtable<Object, Object> {
    protected volatile Properties defaults;

    public Properties() {
    }

    public Properties(int capacity) {
    }

    public Properties(Properties defaults) {
        this.defaults = defaults;
    }

    /** The JDK keeps them in a map of another kind. */
    boolean isWalkedByRows() {
        return false;
    }

    public String getProperty(String key) {
        Object value = get(key);
        if (value instanceof String text) {
            return text;
        }
        return defaults == null ? null : defaults.getProperty(key);
    }

    public String getProperty(String key, String other) {
        String value = getProperty(key);
        return value == null ? other : value;
    }

    public Object setProperty(String key, String value) {
        return put(key, value);
    }

    public Set<String> stringPropertyNames() {
        Set<String> names = new HashSet<>();
        if (defaults != null) {
            names.addAll(defaults.stringPropertyNames());
        }
        for (Object key : keySet()) {
            if (key instanceof String name) {
                names.add(name);
            }
        }
        return Collections.unmodifiableSet(names);
    }

    /** Lines of a key and a value; those that begin with a hash sign or an exclamation mark say nothing. */
    public void load(Reader reader) throws IOException {
        BufferedReader lines = new BufferedReader(reader);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String text = line.stripLeading();
            while (text.endsWith("\\")) {
                String next = lines.readLine();
                text = text.substring(0, text.length() - 1) + (next == null ? "" : next.stripLeading());
            }
            if (text.isEmpty() || text.charAt(0) == '#' || text.charAt(0) == '!') {
                continue;
            }
            int end = 0;
            while (end < text.length() && "=: \t\f".indexOf(text.charAt(end)) < 0) {
                end += text.charAt(end) == '\\' && end + 1 < text.length() ? 2 : 1;
            }
            int start = end;
            while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
                start++;
            }
            if (start < text.length() && (text.charAt(start) == '=' || text.charAt(start) == ':')) {
                start++;
            }
            put(unescaped(text.substring(0, end)), unescaped(text.substring(start).stripLeading()));
        }
    }

    /** A backslash stands before any character, and means something before few. */
    private static String unescaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit != '\\') {
                out.append(unit);
                continue;
            }
            if (++i == text.length()) {
                break;
            }
            unit = text.charAt(i);
            if (unit == 'u') {
                if (i + 4 >= text.length()) {
                    throw new IllegalArgumentException("Malformed \\uxxxx encoding.");
                }
                out.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                int known = "tnrf".indexOf(unit);
                out.append(known < 0 ? unit : "\t\n\r\f".charAt(known));
            }
        }
        return out.toString();
    }

    public void list(PrintStream out) {
        out.println("-- listing properties --");
        for (Map.Entry<Object, Object> entry : entrySet()) {
            String value = (String) entry.getValue();
            out.println(entry.getKey() + "=" + (value.length() > 40 ? value.substring(0, 37) + "..." : value));
        }
    }
}
