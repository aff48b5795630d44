interface Shape {
    double area();

    String name();

    default void show() {
        System.out.println(name());
    }
}

class Circle implements Shape {
    double area() {
        return 3.14;
    }

    public String name() {
        return "circle";
    }

    void show() {
    }

    String toString() {
        return name();
    }

    boolean equals(Object other) {
        return other == this;
    }
}

class Base {
    protected void step() {
    }

    final int id() {
        return 1;
    }

    static void count() {
    }

    void plain() {
    }

    private void hidden() {
    }
}

class Derived extends Base {
    void step() {
    }

    int id() {
        return 2;
    }

    void count() {
    }

    static void plain() {
    }

    private void hidden() {
    }
}

public class Main {
    public static void main(String[] args) {
        new Circle().show();
    }
}
