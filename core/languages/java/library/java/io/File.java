package java.io;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A name of a file of the run's own. */
public class File implements Comparable<File>, Serializable {
    public static final String separator = "/";
    public static final char separatorChar = '/';
    public static final String pathSeparator = ":";

    private final String path;

    public File(String path) {
        String text = path;
        while (text.length() > 1 && text.endsWith("/")) {
            text = text.substring(0, text.length() - 1);
        }
        this.path = text;
    }

    public File(String parent, String child) {
        this(parent == null || parent.isEmpty() ? child : parent + "/" + child);
    }

    public File(File parent, String child) {
        this(parent == null ? null : parent.path, child);
    }

    public String getName() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    public String getPath() {
        return path;
    }

    public String getParent() {
        int slash = path.lastIndexOf('/');
        return slash < 0 || path.equals("/") ? null : slash == 0 ? "/" : path.substring(0, slash);
    }

    public File getParentFile() {
        String parent = getParent();
        return parent == null ? null : new File(parent);
    }

    public String getAbsolutePath() {
        return isAbsolute() ? path : "/" + path;
    }

    public File getAbsoluteFile() {
        return new File(getAbsolutePath());
    }

    public String getCanonicalPath() throws IOException {
        return MemoryFiles.full(path);
    }

    public boolean isAbsolute() {
        return path.startsWith("/");
    }

    public boolean exists() {
        return MemoryFiles.exists(path);
    }

    public boolean isFile() {
        return MemoryFiles.isFile(path);
    }

    public boolean isDirectory() {
        return MemoryFiles.isDirectory(path);
    }

    public boolean canRead() {
        return exists();
    }

    public boolean canWrite() {
        return exists();
    }

    public boolean isHidden() {
        return getName().startsWith(".");
    }

    public long length() {
        return isFile() ? MemoryFiles.bytes(path).length : 0;
    }

    public long lastModified() {
        return exists() ? System.currentTimeMillis() : 0;
    }

    public boolean createNewFile() throws IOException {
        if (exists()) {
            return false;
        }
        if (!MemoryFiles.hasParent(path)) {
            throw new IOException("No such file or directory");
        }
        MemoryFiles.put(path, new byte[0]);
        return true;
    }

    public static File createTempFile(String prefix, String suffix) throws IOException {
        return createTempFile(prefix, suffix, null);
    }

    /** A file that was not there before; without a folder, in the one that there is for such files. */
    public static File createTempFile(String prefix, String suffix, File folder) throws IOException {
        if (prefix.length() < 3) {
            throw new IllegalArgumentException("Prefix string \"" + prefix + "\" too short: length must be at least 3");
        }
        File file = new File(MemoryFiles.unused(folder == null ? null : folder.getPath(), prefix, suffix));
        file.createNewFile();
        return file;
    }

    public boolean mkdir() {
        if (exists() || !MemoryFiles.hasParent(path)) {
            return false;
        }
        MemoryFiles.makeDirectory(path);
        return true;
    }

    public boolean mkdirs() {
        if (exists()) {
            return false;
        }
        File parent = new File(MemoryFiles.full(path)).getParentFile();
        if (parent != null && !parent.exists()) {
            parent.mkdirs();
        }
        return mkdir();
    }

    public boolean delete() {
        if (!exists() || isDirectory() && !MemoryFiles.children(path).isEmpty()) {
            return false;
        }
        MemoryFiles.remove(path);
        return true;
    }

    public void deleteOnExit() {
    }

    public boolean renameTo(File other) {
        if (!isFile() || !MemoryFiles.hasParent(other.path)) {
            return false;
        }
        MemoryFiles.put(other.path, MemoryFiles.bytes(path));
        MemoryFiles.remove(path);
        return true;
    }

    public String[] list() {
        return isDirectory() ? MemoryFiles.children(path).toArray(new String[0]) : null;
    }

    public String[] list(FilenameFilter filter) {
        String[] names = list();
        if (names == null || filter == null) {
            return names;
        }
        List<String> kept = new ArrayList<>();
        for (String name : names) {
            if (filter.accept(this, name)) {
                kept.add(name);
            }
        }
        return kept.toArray(new String[0]);
    }

    public File[] listFiles(FilenameFilter filter) {
        String[] names = list(filter);
        if (names == null) {
            return null;
        }
        File[] files = new File[names.length];
        for (int i = 0; i < files.length; i++) {
            files[i] = new File(this, names[i]);
        }
        return files;
    }

    public File[] listFiles(FileFilter filter) {
        File[] all = listFiles();
        if (all == null || filter == null) {
            return all;
        }
        List<File> kept = new ArrayList<>();
        for (File file : all) {
            if (filter.accept(file)) {
                kept.add(file);
            }
        }
        return kept.toArray(new File[0]);
    }

    public File[] listFiles() {
        if (!isDirectory()) {
            return null;
        }
        List<String> names = MemoryFiles.children(path);
        File[] files = new File[names.size()];
        for (int i = 0; i < files.length; i++) {
            files[i] = new File(this, names.get(i));
        }
        return files;
    }

    public Path toPath() {
        return Path.of(path);
    }

    public int compareTo(File other) {
        return path.compareTo(other.path);
    }

    public boolean equals(Object other) {
        return other instanceof File && path.equals(((File) other).path);
    }

    public int hashCode() {
        return path.hashCode() ^ 1234321;
    }

    public String toString() {
        return path;
    }
}
