public class Main {
    int counter;

    void increment() {
        counter++;
    }

    class Inner {
    }

    static class Nested {
    }

    public static void main(String[] args) {
        counter = 5;
        increment();
        Inner inner = new Inner();
        Nested nested = new Nested();
        System.out.println(this.counter);
        Main.increment();
        System.out.println(Main.counter);
        new Main().increment();
    }
}
