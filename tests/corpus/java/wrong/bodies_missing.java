abstract class Animal {
    abstract void speak() {
        System.out.println("?");
    }

    void sleep();

    int legs();
}

interface Pet {
    void play() {
        System.out.println("play");
    }

    default void rest() {
    }

    static void feed() {
    }
}

public class Main {
    static int twice(int n);

    public static void main(String[] args) {
        System.out.println("x");
    }
}
