package java.io;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** The files of a run: there are none at its beginning, and they are gone at its end. No class of the JDK's. */
public final class MemoryFiles {
    /** What files hold, by their full names; a directory holds nothing. */
    private static final TreeMap<String, byte[]> ENTRIES = new TreeMap<>();

    private MemoryFiles() {
    }

    /** A name from the root on, without dots and doubled slashes. */
    public static String full(String name) {
        List<String> parts = new ArrayList<>();
        for (String part : name.split("/")) {
            if (part.equals("..")) {
                if (!parts.isEmpty()) {
                    parts.remove(parts.size() - 1);
                }
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        return "/" + String.join("/", parts);
    }

    public static boolean isDirectory(String name) {
        String full = full(name);
        return full.equals("/") || ENTRIES.containsKey(full) && ENTRIES.get(full) == null;
    }

    public static boolean isFile(String name) {
        return ENTRIES.get(full(name)) != null;
    }

    public static boolean exists(String name) {
        return full(name).equals("/") || ENTRIES.containsKey(full(name));
    }

    /** Whether there is a directory in which something of the name could be. */
    public static boolean hasParent(String name) {
        String full = full(name);
        return isDirectory(full.substring(0, full.lastIndexOf('/') + 1));
    }

    public static byte[] bytes(String name) {
        return ENTRIES.get(full(name));
    }

    public static void put(String name, byte[] bytes) {
        ENTRIES.put(full(name), bytes);
    }

    public static void append(String name, byte[] bytes) {
        byte[] old = bytes(name);
        int length = old == null ? 0 : old.length;
        byte[] all = old == null ? new byte[bytes.length] : Arrays.copyOf(old, length + bytes.length);
        System.arraycopy(bytes, 0, all, length, bytes.length);
        put(name, all);
    }

    public static void makeDirectory(String name) {
        ENTRIES.put(full(name), null);
    }

    /** A name in a folder that nothing has yet, by its beginning and its end. */
    public static String unused(String folder, String prefix, String suffix) {
        if (folder == null) {
            folder = "/tmp";
            if (!exists(folder)) {
                makeDirectory(folder);
            }
        }
        String start = (folder.endsWith("/") ? folder : folder + "/") + (prefix == null ? "" : prefix);
        String end = suffix == null ? ".tmp" : suffix;
        int number = 1;
        while (exists(start + number + end)) {
            number++;
        }
        return start + number + end;
    }

    public static void remove(String name) {
        ENTRIES.remove(full(name));
    }

    /** The names in a directory, in the order of the alphabet. */
    public static List<String> children(String name) {
        String full = full(name);
        String prefix = full.equals("/") ? "/" : full + "/";
        List<String> found = new ArrayList<>();
        for (String entry : ENTRIES.keySet()) {
            if (entry.startsWith(prefix) && entry.indexOf('/', prefix.length()) < 0) {
                found.add(entry.substring(prefix.length()));
            }
        }
        return found;
    }
}
