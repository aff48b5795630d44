public class Main {
    enum Level {
        LOW, HIGH
    }

    record Person(String name, int age) {
    }

    public static void main(String[] args) {
        Level l = Level.MEDIUM;
        Person p = new Person("Ann", 30);
        System.out.println(p.getName());
        p.age = 31;
        System.out.println(l.color());
        Level m = "LOW";
        int o = Level.LOW;
    }
}
