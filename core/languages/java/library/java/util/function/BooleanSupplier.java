package java.util.function;

/** Gives a truth value. */
@FunctionalInterface
public interface BooleanSupplier {
    boolean getAsBoolean();
}
