package java.io;

@FunctionalInterface
public interface FilenameFilter {
    boolean accept(File folder, String name);
}
