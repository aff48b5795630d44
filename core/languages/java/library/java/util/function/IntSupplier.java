package java.util.function;

/** Gives one int. */
@FunctionalInterface
public interface IntSupplier {
    int getAsInt();
}
