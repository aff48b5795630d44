package java.io;

/** Numbers in bytes, the most significant first. */
public class DataInputStream extends InputStream {
    private final InputStream from;

    public DataInputStream(InputStream from) {
        this.from = from;
    }

    public int read() throws IOException {
        return from.read();
    }

    public int available() throws IOException {
        return from.available();
    }

    public void close() throws IOException {
        from.close();
    }

    private long bytes(int count) throws IOException {
        long value = 0;
        for (int i = 0; i < count; i++) {
            int next = from.read();
            if (next < 0) {
                throw new EOFException();
            }
            value = value << 8 | next;
        }
        return value;
    }

    public byte readByte() throws IOException {
        return (byte) bytes(1);
    }

    public int readUnsignedByte() throws IOException {
        return (int) bytes(1);
    }

    public boolean readBoolean() throws IOException {
        return bytes(1) != 0;
    }

    public short readShort() throws IOException {
        return (short) bytes(2);
    }

    public char readChar() throws IOException {
        return (char) bytes(2);
    }

    public int readInt() throws IOException {
        return (int) bytes(4);
    }

    public long readLong() throws IOException {
        return bytes(8);
    }

    public float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    public double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    public String readUTF() throws IOException {
        byte[] text = new byte[(int) bytes(2)];
        for (int i = 0; i < text.length; i++) {
            text[i] = readByte();
        }
        return new String(text);
    }
}
