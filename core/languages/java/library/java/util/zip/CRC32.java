package java.util.zip;

/** The cyclic redundancy check of IEEE 802.3. */
public class CRC32 implements Checksum {
    private static final int[] TABLE = new int[256];

    static {
        for (int i = 0; i < 256; i++) {
            int word = i;
            for (int bit = 0; bit < 8; bit++) {
                word = (word & 1) != 0 ? word >>> 1 ^ 0xedb88320 : word >>> 1;
            }
            TABLE[i] = word;
        }
    }

    private int sum = -1;

    public void update(int value) {
        sum = sum >>> 8 ^ TABLE[(sum ^ value) & 0xff];
    }

    public void update(byte[] bytes, int start, int length) {
        java.util.Objects.checkFromIndexSize(start, length, bytes.length);
        for (int i = start; i < start + length; i++) {
            update(bytes[i]);
        }
    }

    public long getValue() {
        return ~sum & 0xffffffffL;
    }

    public void reset() {
        sum = -1;
    }
}
