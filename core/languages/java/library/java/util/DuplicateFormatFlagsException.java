package java.util;

public class DuplicateFormatFlagsException extends IllegalFormatException {
    private final String flags;

    public DuplicateFormatFlagsException(String flags) {
        super("Flags = '" + flags + "'");
        this.flags = flags;
    }

    public String getFlags() {
        return flags;
    }
}
