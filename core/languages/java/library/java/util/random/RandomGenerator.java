package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Whatever gives numbers, made from whole ones of 64 bits. */
public interface RandomGenerator {
    long nextLong();

    default int nextInt() {
        return (int) (nextLong() >>> 32);
    }

    default boolean nextBoolean() {
        return nextInt() < 0;
    }

    default float nextFloat() {
        return (nextInt() >>> 8) * 0x1.0p-24f;
    }

    default double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    default void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            long bits = nextLong();
            for (int n = Math.min(bytes.length - i, 8); n > 0; n--) {
                bytes[i++] = (byte) bits;
                bits >>>= 8;
            }
        }
    }

    private static void checkBound(boolean isRight) {
        if (!isRight) {
            throw new IllegalArgumentException("bound must be positive");
        }
    }

    private static void checkRange(boolean isRight) {
        if (!isRight) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
    }

    default int nextInt(int bound) {
        checkBound(bound > 0);
        int value = nextInt();
        int last = bound - 1;
        if ((bound & last) == 0) {
            return value & last;
        }
        int bits = value >>> 1;
        value = bits % bound;
        while (bits + last - value < 0) {
            bits = nextInt() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    default int nextInt(int start, int bound) {
        checkRange(start < bound);
        int value = nextInt();
        int range = bound - start;
        int last = range - 1;
        if ((range & last) == 0) {
            return (value & last) + start;
        }
        if (range > 0) {
            int bits = value >>> 1;
            value = bits % range;
            while (bits + last - value < 0) {
                bits = nextInt() >>> 1;
                value = bits % range;
            }
            return value + start;
        }
        while (value < start || value >= bound) {
            value = nextInt();
        }
        return value;
    }

    default long nextLong(long bound) {
        checkBound(bound > 0);
        return nextLong(0, bound);
    }

    default long nextLong(long start, long bound) {
        checkRange(start < bound);
        long value = nextLong();
        long range = bound - start;
        long last = range - 1;
        if ((range & last) == 0) {
            return (value & last) + start;
        }
        if (range > 0) {
            long bits = value >>> 1;
            value = bits % range;
            while (bits + last - value < 0) {
                bits = nextLong() >>> 1;
                value = bits % range;
            }
            return value + start;
        }
        while (value < start || value >= bound) {
            value = nextLong();
        }
        return value;
    }

    default float nextFloat(float bound) {
        checkBound(bound > 0);
        float value = nextFloat() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default float nextFloat(float start, float bound) {
        checkRange(start < bound);
        float value = nextFloat() * (bound - start) + start;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextDouble(double bound) {
        checkBound(bound > 0);
        double value = nextDouble() * bound;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextDouble(double start, double bound) {
        checkRange(start < bound);
        double value = nextDouble() * (bound - start) + start;
        return value >= bound ? Math.nextDown(bound) : value;
    }

    default double nextGaussian(double mean, double deviation) {
        if (deviation < 0) {
            throw new IllegalArgumentException("standard deviation must be non-negative");
        }
        return mean + deviation * nextGaussian();
    }

    /** By the polar method; the JDK's generators other than {@code Random} take another way. */
    default double nextGaussian() {
        while (true) {
            double a = 2 * nextDouble() - 1;
            double b = 2 * nextDouble() - 1;
            double s = a * a + b * b;
            if (s < 1 && s != 0) {
                return a * Math.sqrt(-2 * Math.log(s) / s);
            }
        }
    }

    default IntStream ints() {
        return IntStream.generate(() -> nextInt());
    }

    default IntStream ints(long count) {
        return ints().limit(count);
    }

    default IntStream ints(int start, int bound) {
        return IntStream.generate(() -> nextInt(start, bound));
    }

    default IntStream ints(long count, int start, int bound) {
        return ints(start, bound).limit(count);
    }

    default LongStream longs() {
        return LongStream.generate(() -> nextLong());
    }

    default LongStream longs(long count) {
        return longs().limit(count);
    }

    default LongStream longs(long start, long bound) {
        return LongStream.generate(() -> nextLong(start, bound));
    }

    default LongStream longs(long count, long start, long bound) {
        return longs(start, bound).limit(count);
    }

    default DoubleStream doubles() {
        return DoubleStream.generate(() -> nextDouble());
    }

    default DoubleStream doubles(long count) {
        return doubles().limit(count);
    }

    default DoubleStream doubles(double start, double bound) {
        return DoubleStream.generate(() -> nextDouble(start, bound));
    }

    default DoubleStream doubles(long count, double start, double bound) {
        return doubles(start, bound).limit(count);
    }
}
