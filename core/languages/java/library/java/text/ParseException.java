package java.text;

public class ParseException extends Exception {
    private final int offset;

    public ParseException(String message, int offset) {
        super(message);
        this.offset = offset;
    }

    public int getErrorOffset() {
        return offset;
    }
}
