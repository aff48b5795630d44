package java.lang;

/** Has no values. */
public final class Void {
    private Void() {
    }
}
