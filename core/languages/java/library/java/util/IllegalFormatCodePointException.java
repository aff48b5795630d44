package java.util;

public class IllegalFormatCodePointException extends IllegalFormatException {
    public IllegalFormatCodePointException(int point) {
        super("Code point = 0x" + Integer.toHexString(point));
    }
}
