package java.nio;

/** Characters. */
public abstract class CharBuffer extends Buffer implements Comparable<CharBuffer>, CharSequence, Appendable {
    final int offset;

    CharBuffer(int offset, int mark, int position, int limit, int capacity) {
        super(mark, position, limit, capacity);
        this.offset = offset;
    }

    public static CharBuffer allocate(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
        }
        return new Heap(new char[capacity], 0, false, -1, 0, capacity, capacity);
    }

    public static CharBuffer wrap(char[] values) {
        return new Heap(values, 0, false, -1, 0, values.length, values.length);
    }

    public static CharBuffer wrap(char[] values, int from, int length) {
        java.util.Objects.checkFromIndexSize(from, length, values.length);
        return new Heap(values, 0, false, -1, from, from + length, values.length);
    }

    public static CharBuffer wrap(CharSequence text) {
        return new OnText(text, 0, -1, 0, text.length(), text.length());
    }

    public static CharBuffer wrap(CharSequence text, int start, int end) {
        return new OnText(text, 0, -1, start, end, text.length());
    }

    @Named("java.nio.HeapCharBuffer")
    private static final class Heap extends CharBuffer {
        private final char[] values;
        private final boolean isReadOnly;

        Heap(char[] values, int offset, boolean isReadOnly, int mark, int position, int limit, int capacity) {
            super(offset, mark, position, limit, capacity);
            this.values = values;
            this.isReadOnly = isReadOnly;
        }

        char at(int place) {
            return values[offset + place];
        }

        void at(int place, char value) {
            values[offset + place] = value;
        }

        CharBuffer like(boolean isReadOnly, int from, int mark, int position, int limit, int capacity) {
            return new Heap(values, offset + from, isReadOnly, mark, position, limit, capacity);
        }

        public boolean isReadOnly() {
            return isReadOnly;
        }

        public boolean hasArray() {
            return !isReadOnly;
        }

        public char[] array() {
            checkWritable();
            return values;
        }
    }

    @Named("java.nio.StringCharBuffer")
    private static final class OnText extends CharBuffer {
        private final CharSequence text;

        OnText(CharSequence text, int offset, int mark, int position, int limit, int capacity) {
            super(offset, mark, position, limit, capacity);
            this.text = text;
        }

        char at(int place) {
            return text.charAt(offset + place);
        }

        void at(int place, char value) {
            throw new ReadOnlyBufferException();
        }

        CharBuffer like(boolean isReadOnly, int from, int mark, int position, int limit, int capacity) {
            return new OnText(text, offset + from, mark, position, limit, capacity);
        }

        public boolean isReadOnly() {
            return true;
        }

        public boolean hasArray() {
            return false;
        }

        public char[] array() {
            throw new ReadOnlyBufferException();
        }
    }

    abstract char at(int place);

    abstract void at(int place, char value);

    abstract CharBuffer like(boolean isReadOnly, int from, int mark, int position, int limit, int capacity);

    public abstract char[] array();

    public final int arrayOffset() {
        return offset;
    }

    public CharBuffer position(int there) {
        super.position(there);
        return this;
    }

    public CharBuffer limit(int there) {
        super.limit(there);
        return this;
    }

    public CharBuffer mark() {
        super.mark();
        return this;
    }

    public CharBuffer reset() {
        super.reset();
        return this;
    }

    public CharBuffer clear() {
        super.clear();
        return this;
    }

    public CharBuffer flip() {
        super.flip();
        return this;
    }

    public CharBuffer rewind() {
        super.rewind();
        return this;
    }

    public CharBuffer slice() {
        return like(isReadOnly(), position(), -1, 0, remaining(), remaining());
    }

    public CharBuffer duplicate() {
        return like(isReadOnly(), 0, markValue(), position(), limit(), capacity());
    }

    public CharBuffer asReadOnlyBuffer() {
        return like(true, 0, markValue(), position(), limit(), capacity());
    }

    public char get() {
        return at(nextToRead(1));
    }

    public char get(int index) {
        return at(checked(index, 1));
    }

    public CharBuffer get(char[] target) {
        int start = nextToRead(target.length);
        for (int i = 0; i < target.length; i++) {
            target[i] = at(start + i);
        }
        return this;
    }

    public CharBuffer put(char value) {
        at(nextToWrite(1), value);
        return this;
    }

    public CharBuffer put(int index, char value) {
        checkWritable();
        at(checked(index, 1), value);
        return this;
    }

    public final CharBuffer put(char[] source) {
        return put(String.valueOf(source));
    }

    public final CharBuffer put(String source) {
        int start = nextToWrite(source.length());
        for (int i = 0; i < source.length(); i++) {
            at(start + i, source.charAt(i));
        }
        return this;
    }

    public CharBuffer put(CharBuffer source) {
        put(source.toString());
        source.position(source.limit());
        return this;
    }

    public CharBuffer append(CharSequence text) {
        return put(String.valueOf(text));
    }

    public CharBuffer append(CharSequence text, int start, int end) {
        return put(String.valueOf(text).substring(start, end));
    }

    public CharBuffer append(char value) {
        return put(value);
    }

    public CharBuffer compact() {
        checkWritable();
        int count = remaining();
        for (int i = 0; i < count; i++) {
            at(i, at(position() + i));
        }
        limit(capacity());
        position(count);
        dropMark();
        return this;
    }

    public final int length() {
        return remaining();
    }

    public boolean isEmpty() {
        return remaining() == 0;
    }

    public final char charAt(int index) {
        java.util.Objects.checkIndex(index, remaining());
        return at(position() + index);
    }

    public CharBuffer subSequence(int start, int end) {
        java.util.Objects.checkFromToIndex(start, end, remaining());
        return like(isReadOnly(), 0, -1, position() + start, position() + end, capacity());
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = position(); i < limit(); i++) {
            text.append(at(i));
        }
        return text.toString();
    }

    public boolean equals(Object other) {
        return other instanceof CharBuffer && toString().equals(other.toString());
    }

    public int compareTo(CharBuffer other) {
        return toString().compareTo(other.toString());
    }

    public int hashCode() {
        int hash = 1;
        for (int i = limit() - 1; i >= position(); i--) {
            hash = 31 * hash + at(i);
        }
        return hash;
    }
}
