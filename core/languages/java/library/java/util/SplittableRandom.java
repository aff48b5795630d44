package java.util;

import java.util.random.RandomGenerator;

/** Numbers that are mixed from a counter, as the JDK mixes them. */
public final class SplittableRandom implements RandomGenerator {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private static long unseeded = 8682522807148012L;

    private final long step;
    private long seed;

    private SplittableRandom(long seed, long step) {
        this.seed = seed;
        this.step = step;
    }

    public SplittableRandom(long seed) {
        this(seed, GOLDEN);
    }

    /** There is no chance here: generators without a seed are numbered. */
    public SplittableRandom() {
        this(unseeded++, GOLDEN);
    }

    private long next() {
        seed += step;
        return seed;
    }

    public long nextLong() {
        long z = next();
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    public int nextInt() {
        long z = next();
        z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }

    public SplittableRandom split() {
        long start = nextLong();
        long z = next();
        z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
        z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
        z = z ^ z >>> 33 | 1L;
        return new SplittableRandom(start, Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z);
    }
}
