package java.lang;

/** Says which of the machine's own values are the instances of a class of the library. */
public @interface Native {
    String value();
}
