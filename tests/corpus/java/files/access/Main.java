import zoo.Animal;
import zoo.Zoo;
import zoo.animals.*;

/** What is seen from another package: protected members, and package-private ones that are not. */
public class Main {
    static class Tame extends Animal {
        Tame(String name) { super(name); }

        @Override protected String sound() { return "quietly " + super.sound(); }

        String both() { return name + " / " + describe(); }
    }

    public static void main(String[] args) {
        Tame tame = new Tame("Rex");
        System.out.println(tame.both());
        Animal[] all = {tame, new Dog(), new Cat(), Animal.nameless()};
        for (Animal animal : all) System.out.println(Zoo.secretOf(animal) + ", " + animal.describe());
        System.out.println(Zoo.count() + " " + Zoo.LIMIT + " " + new Dog().getClass().getName() + " " + new Dog().getClass().getPackageName());
    }
}
