package java.util.function;

/** Gives one double. */
@FunctionalInterface
public interface DoubleSupplier {
    double getAsDouble();
}
