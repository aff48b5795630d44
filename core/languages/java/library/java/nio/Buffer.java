package java.nio;

/** So many elements, a place among them and an end. */
public abstract class Buffer {
    private final int capacity;
    private int limit;
    private int position;
    private int mark = -1;

    Buffer(int mark, int position, int limit, int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        this.capacity = capacity;
        limit(limit);
        position(position);
        this.mark = mark;
    }

    public final int capacity() {
        return capacity;
    }

    public final int position() {
        return position;
    }

    public Buffer position(int there) {
        if (there > limit) {
            throw new IllegalArgumentException("newPosition > limit: (" + there + " > " + limit + ")");
        }
        if (there < 0) {
            throw new IllegalArgumentException("newPosition < 0: (" + there + " < 0)");
        }
        if (mark > there) {
            mark = -1;
        }
        position = there;
        return this;
    }

    public final int limit() {
        return limit;
    }

    public Buffer limit(int there) {
        if (there > capacity) {
            throw new IllegalArgumentException("newLimit > capacity: (" + there + " > " + capacity + ")");
        }
        if (there < 0) {
            throw new IllegalArgumentException("newLimit < 0: (" + there + " < 0)");
        }
        limit = there;
        if (position > there) {
            position = there;
        }
        if (mark > there) {
            mark = -1;
        }
        return this;
    }

    public Buffer mark() {
        mark = position;
        return this;
    }

    final int markValue() {
        return mark;
    }

    public Buffer reset() {
        if (mark < 0) {
            throw new InvalidMarkException();
        }
        position = mark;
        return this;
    }

    public Buffer clear() {
        position = 0;
        limit = capacity;
        mark = -1;
        return this;
    }

    public Buffer flip() {
        limit = position;
        position = 0;
        mark = -1;
        return this;
    }

    public Buffer rewind() {
        position = 0;
        mark = -1;
        return this;
    }

    public final int remaining() {
        return Math.max(0, limit - position);
    }

    public final boolean hasRemaining() {
        return position < limit;
    }

    public abstract boolean isReadOnly();

    public abstract boolean hasArray();

    public abstract Object array();

    public abstract int arrayOffset();

    public boolean isDirect() {
        return false;
    }

    /** The place of the next elements, which are read. */
    final int nextToRead(int count) {
        if (limit - position < count) {
            throw new BufferUnderflowException();
        }
        position += count;
        return position - count;
    }

    /** The place of the next elements, which are written. */
    final int nextToWrite(int count) {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        if (limit - position < count) {
            throw new BufferOverflowException();
        }
        position += count;
        return position - count;
    }

    final int checked(int index, int count) {
        if (index < 0 || count > limit - index) {
            throw new IndexOutOfBoundsException();
        }
        return index;
    }

    final void checkWritable() {
        if (isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
    }

    final void dropMark() {
        mark = -1;
    }

    public String toString() {
        return getClass().getName() + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
    }
}
