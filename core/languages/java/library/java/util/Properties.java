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
            while (end < text.length() && "=: \t".indexOf(text.charAt(end)) < 0) {
                end++;
            }
            int start = end;
            while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
                start++;
            }
            if (start < text.length() && (text.charAt(start) == '=' || text.charAt(start) == ':')) {
                start++;
            }
            put(text.substring(0, end), text.substring(start).stripLeading().translateEscapes());
        }
    }

    public void list(PrintStream out) {
        out.println("-- listing properties --");
        for (Map.Entry<Object, Object> entry : entrySet()) {
            String value = (String) entry.getValue();
            out.println(entry.getKey() + "=" + (value.length() > 40 ? value.substring(0, 37) + "..." : value));
        }
    }
}
