package java.util;

import java.util.stream.IntStream;

/** The linear congruential generator of the JDK: the same numbers from the same seed. */
public class Random implements java.util.random.RandomGenerator, java.io.Serializable {
    private static final long MASK = (1L << 48) - 1;
    private static long unseeded = 8682522807148012L;

    private long seed;
    private double nextGaussian;
    private boolean hasGaussian;

    /** There is no chance here: generators without a seed are numbered. */
    public Random() {
        unseeded *= 1181783497276652981L;
        setSeed(unseeded);
    }

    public Random(long seed) {
        setSeed(seed);
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ 0x5DEECE66DL) & MASK;
        hasGaussian = false;
    }

    protected int next(int bits) {
        seed = seed * 0x5DEECE66DL + 0xBL & MASK;
        return (int) (seed >>> 48 - bits);
    }

    public int nextInt() {
        return next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int bits = next(31);
        int last = bound - 1;
        if ((bound & last) == 0) {
            return (int) (bound * (long) bits >> 31);
        }
        int value = bits % bound;
        while (bits - value + last < 0) {
            bits = next(31);
            value = bits % bound;
        }
        return value;
    }

    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    public boolean nextBoolean() {
        return next(1) != 0;
    }

    public float nextFloat() {
        return next(24) / (float) (1 << 24);
    }

    public double nextDouble() {
        return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    public double nextGaussian() {
        if (hasGaussian) {
            hasGaussian = false;
            return nextGaussian;
        }
        double a;
        double b;
        double s;
        do {
            a = 2 * nextDouble() - 1;
            b = 2 * nextDouble() - 1;
            s = a * a + b * b;
        } while (s >= 1 || s == 0);
        double factor = Math.sqrt(-2 * Math.log(s) / s);
        nextGaussian = b * factor;
        hasGaussian = true;
        return a * factor;
    }

    public void nextBytes(byte[] bytes) {
        for (int i = 0; i < bytes.length; ) {
            int bits = nextInt();
            for (int n = Math.min(bytes.length - i, 4); n-- > 0; bits >>= 8) {
                bytes[i++] = (byte) bits;
            }
        }
    }

    /** Numbers from a range, drawn as the JDK draws them for streams. */
    private int bounded(int start, int bound) {
        int range = bound - start;
        if (range > 0) {
            return nextInt(range) + start;
        }
        int value = nextInt();
        while (value < start || value >= bound) {
            value = nextInt();
        }
        return value;
    }

    public IntStream ints(int start, int bound) {
        return IntStream.generate(() -> bounded(start, bound));
    }

}
