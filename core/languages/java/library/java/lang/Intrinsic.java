package java.lang;

/** Names the operation of the machine that a native method of the library is. */
public @interface Intrinsic {
    String value();
}
