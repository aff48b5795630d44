package zoo;

public abstract class Animal {
    protected final String name;
    static int made;

    protected Animal(String name) {
        this.name = name;
        made++;
    }

    /** Package-private: a method of this name in another package is another method. */
    String secret() { return name + "'s secret"; }

    protected String sound() { return "a sound"; }

    public final String describe() { return name + " makes " + sound(); }

    public static Animal nameless() {
        return new Animal("nobody") { @Override String secret() { return "no secret"; } };
    }
}
