public class Main {
    static class Animal {
    }

    static class Dog extends Animal {
        void bark() {
        }
    }

    public static void main(String[] args) {
        Animal a = new Dog();
        Dog d = a;
        a.bark();
        Object o = "text";
        String s = o;
        o.length();
        Dog e = new Animal();
        String t = new Dog();
        Runnable r = new Dog();
    }
}
