package java.lang;

/** Something to be done. */
@FunctionalInterface
public interface Runnable {
    void run();
}
