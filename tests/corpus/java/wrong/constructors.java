class Animal {
    private final String name;

    Animal(String name) {
        this.name = name;
    }
}

class Dog extends Animal {
}

class Cat extends Animal {
    Cat() {
    }
}

class Cow extends Animal {
    Cow() {
        super();
    }
}

class Horse extends Animal {
    Horse() {
        super("horse");
    }
}

public class Main {
    record Point(int x, int y) {
    }

    enum Size {
        SMALL(1), LARGE;

        Size(int n) {
        }
    }

    public static void main(String[] args) {
        new Point(1);
        new Horse("x");
        new Point(1, "y");
    }
}
