package java.io;

/** Numbers in bytes, the most significant first. */
public class DataOutputStream extends OutputStream {
    private final OutputStream to;
    protected int written;

    public DataOutputStream(OutputStream to) {
        this.to = to;
    }

    public void write(int unit) throws IOException {
        to.write(unit);
        written++;
    }

    public void flush() throws IOException {
        to.flush();
    }

    public void close() throws IOException {
        to.close();
    }

    public final int size() {
        return written;
    }

    private void bytes(long value, int count) throws IOException {
        for (int i = count - 1; i >= 0; i--) {
            write((int) (value >> 8 * i) & 255);
        }
    }

    public void writeByte(int value) throws IOException {
        bytes(value, 1);
    }

    public void writeBoolean(boolean value) throws IOException {
        bytes(value ? 1 : 0, 1);
    }

    public void writeShort(int value) throws IOException {
        bytes(value, 2);
    }

    public void writeChar(int value) throws IOException {
        bytes(value, 2);
    }

    public void writeInt(int value) throws IOException {
        bytes(value, 4);
    }

    public void writeLong(long value) throws IOException {
        bytes(value, 8);
    }

    public void writeFloat(float value) throws IOException {
        writeInt(Float.floatToIntBits(value));
    }

    public void writeDouble(double value) throws IOException {
        writeLong(Double.doubleToLongBits(value));
    }

    public void writeUTF(String text) throws IOException {
        byte[] units = text.getBytes();
        bytes(units.length, 2);
        for (byte unit : units) {
            write(unit & 255);
        }
    }
}
