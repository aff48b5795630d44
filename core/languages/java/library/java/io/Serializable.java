package java.io;

/** A mark without meaning here. */
public interface Serializable {
}
