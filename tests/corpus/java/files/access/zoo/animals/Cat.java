package zoo.animals;

public class Cat extends zoo.Animal {
    private class Claws {
        int count = 18;

        @Override public String toString() { return name + " with " + count + " claws"; }
    }

    private final Claws claws = new Claws();

    public Cat() { super("Mimi"); }

    @Override protected String sound() { return "a purr (" + claws + ")"; }
}
