abstract class Shape {
    abstract double area();

    abstract String name();
}

class Square extends Shape {
    double area() {
        return 1;
    }
}

interface Greeter {
    void greet(String name);
}

class Polite implements Greeter {
    public void greet() {
    }
}

public class Main {
    public static void main(String[] args) {
        Shape shape = new Shape();
        Greeter greeter = new Greeter();
        Greeter other = new Greeter() {
            public void wave() {
            }
        };
        Runnable r = new Runnable() {
        };
    }
}
