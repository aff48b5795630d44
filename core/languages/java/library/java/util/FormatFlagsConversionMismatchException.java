package java.util;

public class FormatFlagsConversionMismatchException extends IllegalFormatException {
    public FormatFlagsConversionMismatchException(String flags, char conversion) {
        super("Conversion = " + conversion + ", Flags = " + flags);
    }
}
