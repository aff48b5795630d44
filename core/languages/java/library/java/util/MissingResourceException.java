package java.util;

public class MissingResourceException extends RuntimeException {
    public MissingResourceException() {
        super();
    }

    public MissingResourceException(String message) {
        super(message);
    }
}
