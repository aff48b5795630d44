package java.util;

import java.util.stream.IntStream;

public class BitSet implements Cloneable, java.io.Serializable {
    private long[] words;

    public BitSet() {
        this(64);
    }

    public BitSet(int count) {
        if (count < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + count);
        }
        words = new long[Math.max(1, (count + 63) / 64)];
    }

    private static void check(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + index);
        }
    }

    private void reach(int count) {
        if (count > words.length) {
            words = Arrays.copyOf(words, Math.max(2 * words.length, count));
        }
    }

    public boolean get(int index) {
        check(index);
        int word = index >> 6;
        return word < words.length && (words[word] & 1L << index) != 0;
    }

    public void set(int index) {
        check(index);
        reach((index >> 6) + 1);
        words[index >> 6] |= 1L << index;
    }

    public void set(int index, boolean value) {
        if (value) {
            set(index);
        } else {
            clear(index);
        }
    }

    public void set(int start, int end) {
        for (int i = start; i < end; i++) {
            set(i);
        }
    }

    public void clear(int index) {
        check(index);
        if (index >> 6 < words.length) {
            words[index >> 6] &= ~(1L << index);
        }
    }

    public void clear(int start, int end) {
        for (int i = start; i < end; i++) {
            clear(i);
        }
    }

    public void clear() {
        words = new long[1];
    }

    public void flip(int index) {
        set(index, !get(index));
    }

    public void flip(int start, int end) {
        for (int i = start; i < end; i++) {
            flip(i);
        }
    }

    public int nextSetBit(int from) {
        check(from);
        int word = from >> 6;
        if (word >= words.length) {
            return -1;
        }
        long bits = words[word] & -1L << from;
        while (bits == 0) {
            word++;
            if (word == words.length) {
                return -1;
            }
            bits = words[word];
        }
        return word * 64 + Long.numberOfTrailingZeros(bits);
    }

    public int nextClearBit(int from) {
        check(from);
        int index = from;
        while (get(index)) {
            index++;
        }
        return index;
    }

    public int previousSetBit(int from) {
        int index = from;
        while (index >= 0 && !get(index)) {
            index--;
        }
        return index;
    }

    public int cardinality() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    public int length() {
        for (int i = words.length - 1; i >= 0; i--) {
            if (words[i] != 0) {
                return i * 64 + 64 - Long.numberOfLeadingZeros(words[i]);
            }
        }
        return 0;
    }

    public int size() {
        return words.length * 64;
    }

    public boolean isEmpty() {
        return length() == 0;
    }

    private long word(int at) {
        return at < words.length ? words[at] : 0;
    }

    public boolean intersects(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.word(i)) != 0) {
                return true;
            }
        }
        return false;
    }

    public void and(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.word(i);
        }
    }

    public void or(BitSet other) {
        reach(other.words.length);
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.word(i);
        }
    }

    public void xor(BitSet other) {
        reach(other.words.length);
        for (int i = 0; i < words.length; i++) {
            words[i] ^= other.word(i);
        }
    }

    public void andNot(BitSet other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.word(i);
        }
    }

    public IntStream stream() {
        int[] all = new int[cardinality()];
        int at = 0;
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            all[at++] = i;
        }
        return IntStream.of(all);
    }

    public Object clone() {
        try {
            BitSet copy = (BitSet) super.clone();
            copy.words = words.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public boolean equals(Object other) {
        if (!(other instanceof BitSet)) {
            return false;
        }
        BitSet second = (BitSet) other;
        int count = Math.max(words.length, second.words.length);
        for (int i = 0; i < count; i++) {
            if (word(i) != second.word(i)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        long hash = 1234;
        for (int i = words.length - 1; i >= 0; i--) {
            hash ^= words[i] * (i + 1);
        }
        return (int) (hash >> 32 ^ hash);
    }

    public String toString() {
        StringJoiner out = new StringJoiner(", ", "{", "}");
        for (int i = nextSetBit(0); i >= 0; i = nextSetBit(i + 1)) {
            out.add(String.valueOf(i));
        }
        return out.toString();
    }

    public BitSet get(int start, int end) {
        BitSet part = new BitSet();
        for (int i = nextSetBit(start); i >= 0 && i < end; i = nextSetBit(i + 1)) {
            part.set(i - start);
        }
        return part;
    }

    public void set(int start, int end, boolean value) {
        if (value) {
            set(start, end);
        } else {
            clear(start, end);
        }
    }

    public int previousClearBit(int start) {
        int at = start;
        while (at >= 0 && get(at)) {
            at--;
        }
        return at;
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, (length() + 63) / 64);
    }

    public static BitSet valueOf(long[] words) {
        BitSet all = new BitSet();
        if (words.length > 0) {
            all.words = words.clone();
        }
        return all;
    }
}
