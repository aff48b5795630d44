package java.io;

public class FileInputStream extends ByteArrayInputStream {
    public FileInputStream(String name) throws FileNotFoundException {
        super(content(name));
    }

    public FileInputStream(File file) throws FileNotFoundException {
        this(file.getPath());
    }

    private static byte[] content(String name) throws FileNotFoundException {
        if (MemoryFiles.isDirectory(name)) {
            throw new FileNotFoundException(name + " (Is a directory)");
        }
        if (!MemoryFiles.exists(name)) {
            throw new FileNotFoundException(name + " (No such file or directory)");
        }
        return MemoryFiles.bytes(name);
    }
}
