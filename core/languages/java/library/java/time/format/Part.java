package java.time.format;

import java.time.temporal.TemporalAccessor;

/** A piece of a format. */
abstract class Part {
    abstract void print(TemporalAccessor temporal, StringBuilder target);

    /**
     * Reads the piece at a place of a text; gives the place behind it, or the complement of the place at which
     * it is not what it should be.
     */
    abstract int read(String text, int at, Parsed target);

    /** How many digits it takes from a number that stands directly before it. */
    int digits() {
        return 0;
    }
}
