package java.nio;

/** Bytes, read and written as numbers too. */
public abstract class ByteBuffer extends Buffer implements Comparable<ByteBuffer> {
    final byte[] bytes;
    final int offset;
    private boolean isLittle;

    ByteBuffer(byte[] bytes, int offset, int mark, int position, int limit, int capacity) {
        super(mark, position, limit, capacity);
        this.bytes = bytes;
        this.offset = offset;
    }

    public static ByteBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new HeapByteBuffer(new byte[capacity], 0, -1, 0, capacity, capacity);
    }

    public static ByteBuffer allocateDirect(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new Direct(new byte[capacity], 0, -1, 0, capacity, capacity);
    }

    public static ByteBuffer wrap(byte[] bytes) {
        return new HeapByteBuffer(bytes, 0, -1, 0, bytes.length, bytes.length);
    }

    public static ByteBuffer wrap(byte[] bytes, int offset, int length) {
        if (offset < 0 || length < 0 || length > bytes.length - offset) {
            throw new IndexOutOfBoundsException();
        }
        return new HeapByteBuffer(bytes, 0, -1, offset, offset + length, bytes.length);
    }

    @Named("java.nio.HeapByteBuffer")
    private static class HeapByteBuffer extends ByteBuffer {
        HeapByteBuffer(byte[] bytes, int offset, int mark, int position, int limit, int capacity) {
            super(bytes, offset, mark, position, limit, capacity);
        }

        ByteBuffer like(int from, int mark, int position, int limit, int capacity) {
            return new HeapByteBuffer(bytes, from, mark, position, limit, capacity);
        }
    }

    @Named("java.nio.HeapByteBufferR")
    private static final class ReadOnly extends HeapByteBuffer {
        ReadOnly(byte[] bytes, int offset, int mark, int position, int limit, int capacity) {
            super(bytes, offset, mark, position, limit, capacity);
        }

        ByteBuffer like(int from, int mark, int position, int limit, int capacity) {
            return new ReadOnly(bytes, from, mark, position, limit, capacity);
        }

        public boolean isReadOnly() {
            return true;
        }
    }

    @Named("java.nio.DirectByteBuffer")
    private static final class Direct extends ByteBuffer {
        Direct(byte[] bytes, int offset, int mark, int position, int limit, int capacity) {
            super(bytes, offset, mark, position, limit, capacity);
        }

        ByteBuffer like(int from, int mark, int position, int limit, int capacity) {
            return new Direct(bytes, from, mark, position, limit, capacity);
        }

        public boolean isDirect() {
            return true;
        }
    }

    /** A buffer of the same kind on the same bytes. */
    abstract ByteBuffer like(int from, int mark, int position, int limit, int capacity);

    public ByteBuffer slice() {
        return like(offset + position(), -1, 0, remaining(), remaining());
    }

    public ByteBuffer slice(int index, int length) {
        java.util.Objects.checkFromIndexSize(index, length, limit());
        return like(offset + index, -1, 0, length, length);
    }

    public ByteBuffer duplicate() {
        return like(offset, markValue(), position(), limit(), capacity());
    }

    public ByteBuffer asReadOnlyBuffer() {
        return new ReadOnly(bytes, offset, markValue(), position(), limit(), capacity());
    }

    public boolean isReadOnly() {
        return false;
    }

    public final boolean hasArray() {
        return !isReadOnly() && !isDirect();
    }

    public final byte[] array() {
        checkWritable();
        if (isDirect()) {
            throw new UnsupportedOperationException();
        }
        return bytes;
    }

    public final int arrayOffset() {
        checkWritable();
        return offset;
    }

    public final ByteOrder order() {
        return isLittle ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    }

    public final ByteBuffer order(ByteOrder order) {
        isLittle = order == ByteOrder.LITTLE_ENDIAN;
        return this;
    }

    public ByteBuffer position(int there) {
        super.position(there);
        return this;
    }

    public ByteBuffer limit(int there) {
        super.limit(there);
        return this;
    }

    public ByteBuffer mark() {
        super.mark();
        return this;
    }

    public ByteBuffer reset() {
        super.reset();
        return this;
    }

    public ByteBuffer clear() {
        super.clear();
        return this;
    }

    public ByteBuffer flip() {
        super.flip();
        return this;
    }

    public ByteBuffer rewind() {
        super.rewind();
        return this;
    }

    public byte get() {
        return bytes[offset + nextToRead(1)];
    }

    public byte get(int index) {
        return bytes[offset + checked(index, 1)];
    }

    public ByteBuffer get(byte[] target) {
        return get(target, 0, target.length);
    }

    public ByteBuffer get(byte[] target, int from, int length) {
        java.util.Objects.checkFromIndexSize(from, length, target.length);
        System.arraycopy(bytes, offset + nextToRead(length), target, from, length);
        return this;
    }

    public ByteBuffer get(int index, byte[] target) {
        System.arraycopy(bytes, offset + checked(index, target.length), target, 0, target.length);
        return this;
    }

    public ByteBuffer put(byte value) {
        bytes[offset + nextToWrite(1)] = value;
        return this;
    }

    public ByteBuffer put(int index, byte value) {
        checkWritable();
        bytes[offset + checked(index, 1)] = value;
        return this;
    }

    public final ByteBuffer put(byte[] source) {
        return put(source, 0, source.length);
    }

    public ByteBuffer put(byte[] source, int from, int length) {
        java.util.Objects.checkFromIndexSize(from, length, source.length);
        System.arraycopy(source, from, bytes, offset + nextToWrite(length), length);
        return this;
    }

    public ByteBuffer put(ByteBuffer source) {
        if (source == this) {
            throw new IllegalArgumentException("The source buffer is this buffer");
        }
        checkWritable();
        int count = source.remaining();
        if (count > remaining()) {
            throw new BufferOverflowException();
        }
        System.arraycopy(source.bytes, source.offset + source.nextToRead(count), bytes, offset + nextToWrite(count), count);
        return this;
    }

    public ByteBuffer compact() {
        checkWritable();
        int count = remaining();
        System.arraycopy(bytes, offset + position(), bytes, offset, count);
        limit(capacity());
        position(count);
        dropMark();
        return this;
    }

    private long whole(int at, int width) {
        long value = 0;
        for (int i = 0; i < width; i++) {
            int place = isLittle ? width - 1 - i : i;
            value = value << 8 | bytes[offset + at + place] & 255;
        }
        return value;
    }

    private void whole(int at, int width, long value) {
        for (int i = 0; i < width; i++) {
            int place = isLittle ? i : width - 1 - i;
            bytes[offset + at + place] = (byte) value;
            value >>= 8;
        }
    }

    public short getShort() {
        return (short) whole(nextToRead(2), 2);
    }

    public short getShort(int index) {
        return (short) whole(checked(index, 2), 2);
    }

    public ByteBuffer putShort(short value) {
        whole(nextToWrite(2), 2, value);
        return this;
    }

    public ByteBuffer putShort(int index, short value) {
        checkWritable();
        whole(checked(index, 2), 2, value);
        return this;
    }

    public char getChar() {
        return (char) whole(nextToRead(2), 2);
    }

    public char getChar(int index) {
        return (char) whole(checked(index, 2), 2);
    }

    public ByteBuffer putChar(char value) {
        whole(nextToWrite(2), 2, value);
        return this;
    }

    public ByteBuffer putChar(int index, char value) {
        checkWritable();
        whole(checked(index, 2), 2, value);
        return this;
    }

    public int getInt() {
        return (int) whole(nextToRead(4), 4);
    }

    public int getInt(int index) {
        return (int) whole(checked(index, 4), 4);
    }

    public ByteBuffer putInt(int value) {
        whole(nextToWrite(4), 4, value);
        return this;
    }

    public ByteBuffer putInt(int index, int value) {
        checkWritable();
        whole(checked(index, 4), 4, value);
        return this;
    }

    public long getLong() {
        return whole(nextToRead(8), 8);
    }

    public long getLong(int index) {
        return whole(checked(index, 8), 8);
    }

    public ByteBuffer putLong(long value) {
        whole(nextToWrite(8), 8, value);
        return this;
    }

    public ByteBuffer putLong(int index, long value) {
        checkWritable();
        whole(checked(index, 8), 8, value);
        return this;
    }

    public float getFloat() {
        return Float.intBitsToFloat((int) whole(nextToRead(4), 4));
    }

    public float getFloat(int index) {
        return Float.intBitsToFloat((int) whole(checked(index, 4), 4));
    }

    public ByteBuffer putFloat(float value) {
        whole(nextToWrite(4), 4, Float.floatToRawIntBits(value));
        return this;
    }

    public ByteBuffer putFloat(int index, float value) {
        checkWritable();
        whole(checked(index, 4), 4, Float.floatToRawIntBits(value));
        return this;
    }

    public double getDouble() {
        return Double.longBitsToDouble(whole(nextToRead(8), 8));
    }

    public double getDouble(int index) {
        return Double.longBitsToDouble(whole(checked(index, 8), 8));
    }

    public ByteBuffer putDouble(double value) {
        whole(nextToWrite(8), 8, Double.doubleToRawLongBits(value));
        return this;
    }

    public ByteBuffer putDouble(int index, double value) {
        checkWritable();
        whole(checked(index, 8), 8, Double.doubleToRawLongBits(value));
        return this;
    }

    public ShortBuffer asShortBuffer() {
        return ShortBuffer.of(slice().order(order()), isReadOnly());
    }

    public IntBuffer asIntBuffer() {
        return IntBuffer.of(slice().order(order()), isReadOnly());
    }

    public LongBuffer asLongBuffer() {
        return LongBuffer.of(slice().order(order()), isReadOnly());
    }

    public FloatBuffer asFloatBuffer() {
        return FloatBuffer.of(slice().order(order()), isReadOnly());
    }

    public DoubleBuffer asDoubleBuffer() {
        return DoubleBuffer.of(slice().order(order()), isReadOnly());
    }

    public int mismatch(ByteBuffer other) {
        int least = Math.min(remaining(), other.remaining());
        for (int i = 0; i < least; i++) {
            if (get(position() + i) != other.get(other.position() + i)) {
                return i;
            }
        }
        return remaining() == other.remaining() ? -1 : least;
    }

    public boolean equals(Object other) {
        return other instanceof ByteBuffer && mismatch((ByteBuffer) other) < 0;
    }

    public int compareTo(ByteBuffer other) {
        int at = mismatch(other);
        if (at < 0) {
            return 0;
        }
        if (at < remaining() && at < other.remaining()) {
            return Byte.compare(get(position() + at), other.get(other.position() + at));
        }
        return remaining() - other.remaining();
    }

    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + get(i);
        }
        return hash;
    }
}
