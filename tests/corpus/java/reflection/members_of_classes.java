// covers: reflection, generics, enums, interfaces

import java.lang.reflect.*;
import java.util.*;

interface Walker {
    int LEGS = 4;

    void walk();

    default void run() {
        walk();
    }
}

abstract class Animal implements Comparable<Animal> {
    public String name;
    protected static long made;
    private transient volatile int[] secret = {1, 2};

    protected Animal(String name, int... rest) {
        this.name = name;
        made++;
    }

    public synchronized int compareTo(Animal other) {
        return name.compareTo(other.name);
    }

    abstract <T extends Number> List<T> offer(T amount, Map<String, Integer> what) throws IllegalStateException;
}

class Dog extends Animal implements Walker {
    final double weight = Math.abs(-2.5);

    Dog() { super("rex"); }

    public void walk() {
        System.out.println(name + " walks");
    }

    <T extends Number> List<T> offer(T amount, Map<String, Integer> what) {
        return List.of(amount);
    }

    private static String format(char c, String... words) {
        return c + String.join("-", words);
    }
}

enum Size { SMALL, LARGE { int factor() { return 9; } }; int factor() { return 1; } }

public class Main {
    record Point(int x, String label) { }

    class Inner { }

    static void list(Class<?> of) {
        System.out.println(of + " | " + Modifier.toString(of.getModifiers()) + " | " + of.getSuperclass());
        for (Field field : of.getDeclaredFields()) {
            System.out.println("  " + field + " : " + field.getGenericType());
        }
        for (Constructor<?> constructor : of.getDeclaredConstructors()) {
            System.out.println("  " + constructor + " " + constructor.isVarArgs());
        }
        for (Method method : of.getDeclaredMethods()) {
            System.out.println("  " + method + " " + method.isBridge() + method.isDefault());
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> of : new Class<?>[] {Walker.class, Animal.class, Dog.class, Size.class, Point.class, Inner.class}) {
            list(of);
        }
        Dog dog = (Dog) Class.forName("Dog").getDeclaredConstructor().newInstance();
        Dog.class.getMethod("run").invoke(dog);
        System.out.println(Animal.class.getMethod("compareTo", Animal.class).invoke(dog, new Dog()));
        Method print = Dog.class.getDeclaredMethod("format", char.class, String[].class);
        print.setAccessible(true);
        System.out.println(print.invoke(null, '!', new String[] {"wuff", "wau"}) + " " + Dog.class.getField("LEGS").get(null));
        System.out.println(Arrays.toString(Point.class.getRecordComponents()) + Arrays.toString(Dog.class.getFields()));
    }
}
