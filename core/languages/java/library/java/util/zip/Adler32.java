package java.util.zip;

/** The checksum of RFC 1950. */
public class Adler32 implements Checksum {
    private static final int BASE = 65521;

    private int low = 1;
    private int high;

    public void update(int value) {
        low = (low + (value & 0xff)) % BASE;
        high = (high + low) % BASE;
    }

    public void update(byte[] bytes, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, bytes.length);
        for (int i = start; i < start + length; i++) {
            update(bytes[i]);
        }
    }

    public long getValue() {
        return ((long) high << 16 | low) & 0xffffffffL;
    }

    public void reset() {
        low = 1;
        high = 0;
    }
}
