package java.lang;

/** What every record inherits from; its methods are made from the components by lowering. */
public abstract class Record {
    protected Record() {
    }

    public abstract boolean equals(Object other);

    public abstract int hashCode();

    public abstract String toString();
}
