package zoo.animals;

import zoo.Animal;

public class Dog extends Animal {
    public Dog() { this("Bello"); }

    protected Dog(String name) { super(name); }

    @Override protected String sound() { return "a bark"; }
}
