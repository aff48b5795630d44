package java.lang;

/** Is closed at the end of a try statement. */
public interface AutoCloseable {
    void close() throws Exception;
}
