package java.util;

public class IllegalFormatPrecisionException extends IllegalFormatException {
    public IllegalFormatPrecisionException(int precision) {
        super(String.valueOf(precision));
    }
}
