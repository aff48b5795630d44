package java.lang.reflect;

public class InaccessibleObjectException extends RuntimeException {
    public InaccessibleObjectException() {
        super();
    }

    public InaccessibleObjectException(String message) {
        super(message);
    }
}
