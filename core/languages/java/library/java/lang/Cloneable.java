package java.lang;

/** Says that {@code clone} may copy it. */
public interface Cloneable {
}
