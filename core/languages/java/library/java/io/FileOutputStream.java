package java.io;

public class FileOutputStream extends OutputStream {
    private final String name;

    public FileOutputStream(String name, boolean appends) throws FileNotFoundException {
        if (MemoryFiles.isDirectory(name)) {
            throw new FileNotFoundException(name + " (Is a directory)");
        }
        if (!MemoryFiles.hasParent(name)) {
            throw new FileNotFoundException(name + " (No such file or directory)");
        }
        if (!appends || !MemoryFiles.exists(name)) {
            MemoryFiles.put(name, new byte[0]);
        }
        this.name = name;
    }

    public FileOutputStream(String name) throws FileNotFoundException {
        this(name, false);
    }

    public FileOutputStream(File file) throws FileNotFoundException {
        this(file.getPath(), false);
    }

    public FileOutputStream(File file, boolean appends) throws FileNotFoundException {
        this(file.getPath(), appends);
    }

    public void write(int unit) {
        MemoryFiles.append(name, new byte[] {(byte) unit});
    }

    public void write(byte[] bytes, int start, int count) {
        MemoryFiles.append(name, java.util.Arrays.copyOfRange(bytes, start, start + count));
    }

    void writeText(String text) {
        MemoryFiles.append(name, text.getBytes());
    }
}
