package java.nio.file;

import java.io.IOException;

public class FileSystemException extends IOException {
    private final String file;

    public FileSystemException(String file) {
        super(file);
        this.file = file;
    }

    public FileSystemException(String file, String other, String reason) {
        super(file + (other == null ? "" : " -> " + other) + (reason == null ? "" : ": " + reason));
        this.file = file;
    }

    public String getFile() {
        return file;
    }
}
