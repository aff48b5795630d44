package java.util.zip;

public interface Checksum {
    void update(int value);

    default void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    void update(byte[] bytes, int start, int length);

    long getValue();

    void reset();
}
