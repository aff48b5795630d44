package java.util;

public class UnknownFormatConversionException extends IllegalFormatException {
    private final String conversion;

    public UnknownFormatConversionException(String conversion) {
        super("Conversion = '" + conversion + "'");
        this.conversion = conversion;
    }

    public String getConversion() {
        return conversion;
    }
}
