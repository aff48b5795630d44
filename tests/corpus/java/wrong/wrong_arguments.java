public class Main {
    static int add(int a, int b) {
        return a + b;
    }

    static void greet(String name) {
        System.out.println("Hello " + name);
    }

    static class Dog {
        private final String name;

        Dog(String name) {
            this.name = name;
        }
    }

    public static void main(String[] args) {
        add(1);
        add(1, 2, 3);
        add("1", 2);
        greet(5);
        greet();
        new Dog();
        new Dog(3);
        Math.max("a", 3);
        Integer.parseInt(12);
        "text".charAt("0");
        "text".substring("a", "b");
    }
}
