package java.nio.file;

import java.io.File;
import java.io.MemoryFiles;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A name of a file of the run's own. */
public final class Path implements Comparable<Path>, Iterable<Path> {
    private final String text;

    private Path(String text) {
        this.text = text;
    }

    public static Path of(String first, String... more) {
        StringBuilder all = new StringBuilder(first);
        for (String part : more) {
            if (!part.isEmpty()) {
                all.append(all.length() == 0 ? "" : "/").append(part);
            }
        }
        String text = all.toString().replaceAll("/+", "/");
        boolean ends = text.length() > 1 && text.endsWith("/");
        return new Path(ends ? text.substring(0, text.length() - 1) : text);
    }

    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        for (String part : text.split("/")) {
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        if (text.isEmpty()) {
            parts.add("");
        }
        return parts;
    }

    public Path getFileName() {
        List<String> parts = parts();
        return parts.isEmpty() ? null : new Path(parts.get(parts.size() - 1));
    }

    public Path getParent() {
        int slash = text.lastIndexOf('/');
        return slash < 0 || text.equals("/") ? null : new Path(slash == 0 ? "/" : text.substring(0, slash));
    }

    public Path getRoot() {
        return isAbsolute() ? new Path("/") : null;
    }

    public int getNameCount() {
        return parts().size();
    }

    public Path getName(int index) {
        return new Path(parts().get(index));
    }

    public Path subpath(int start, int end) {
        if (start < 0 || end > getNameCount() || start >= end) {
            throw new IllegalArgumentException();
        }
        Path part = getName(start);
        for (int i = start + 1; i < end; i++) {
            part = part.resolve(getName(i));
        }
        return part;
    }

    public boolean isAbsolute() {
        return text.startsWith("/");
    }

    public Path resolve(String other) {
        return other.isEmpty() ? this : other.startsWith("/") || text.isEmpty() ? of(other) : of(text, other);
    }

    public Path resolve(Path other) {
        return resolve(other.text);
    }

    public Path resolveSibling(String other) {
        Path parent = getParent();
        return parent == null ? of(other) : parent.resolve(other);
    }

    public Path normalize() {
        List<String> kept = new ArrayList<>();
        for (String part : parts()) {
            int last = kept.size() - 1;
            if (part.equals("..") && last >= 0 && !kept.get(last).equals("..")) {
                kept.remove(last);
            } else if (!part.equals(".") && !(part.equals("..") && isAbsolute())) {
                kept.add(part);
            }
        }
        return new Path((isAbsolute() ? "/" : "") + String.join("/", kept));
    }

    public Path relativize(Path other) {
        List<String> own = parts();
        List<String> others = other.parts();
        int shared = 0;
        while (shared < own.size() && shared < others.size() && own.get(shared).equals(others.get(shared))) {
            shared++;
        }
        List<String> all = new ArrayList<>();
        for (int i = shared; i < own.size(); i++) {
            all.add("..");
        }
        all.addAll(others.subList(shared, others.size()));
        return new Path(String.join("/", all));
    }

    public Path toAbsolutePath() {
        return isAbsolute() ? this : new Path("/" + text);
    }

    public boolean startsWith(String other) {
        return text.equals(other) || text.startsWith(other.endsWith("/") ? other : other + "/");
    }

    public boolean endsWith(String other) {
        return text.equals(other) || text.endsWith("/" + other);
    }

    public File toFile() {
        return new File(text);
    }

    public Iterator<Path> iterator() {
        List<Path> all = new ArrayList<>();
        for (String part : parts()) {
            all.add(new Path(part));
        }
        return all.iterator();
    }

    public int compareTo(Path other) {
        return text.compareTo(other.text);
    }

    public boolean equals(Object other) {
        return other instanceof Path && text.equals(((Path) other).text);
    }

    public int hashCode() {
        return text.hashCode();
    }

    public String toString() {
        return text;
    }
}
