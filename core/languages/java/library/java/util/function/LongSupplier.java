package java.util.function;

/** Gives one long. */
@FunctionalInterface
public interface LongSupplier {
    long getAsLong();
}
