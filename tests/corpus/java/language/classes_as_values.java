public class Main {
    static class A { static int x = 5; static int y; static { System.out.println("init A"); y = 3; } }
    static class B { static int[] arr = {1, 2}; static String s; static { System.out.println("init B"); } static void f() { s = "f"; } }
    static class C { static long n = 10; static { System.out.println("init C"); } }
    public static void main(String[] args) {
        A.x = 7;
        System.out.println(A.x + " " + A.y);
        B.s = "main";
        System.out.println(B.s + B.arr.length);
        C.n += 5;
        System.out.println(C.n);
        Zoo.show();
        System.out.println(int.class + " " + void.class + " " + double[].class.getName() + (int.class == Integer.class) + int.class.isPrimitive() + boolean.class.getName());
    }
}
interface Walks { } interface Runs extends Walks { } abstract class Animal implements Walks { } class Dog extends Animal implements Runs, Comparable<Dog> { public int compareTo(Dog d) { return 0; } }
class Zoo { static void show() { Class<?> c = Dog.class; for (Class<?> i : c.getInterfaces()) System.out.print(i + ";"); System.out.println(c.getSuperclass() + " " + Walks.class.isAssignableFrom(Dog.class) + Dog.class.isAssignableFrom(Animal.class) + Animal.class.isAssignableFrom(Dog.class) + Object.class.isAssignableFrom(Dog.class) + c.isInterface() + Runs.class.isInterface() + new Object() { }.getClass().isAnonymousClass() + c.isMemberClass() + Number.class.isAssignableFrom(Integer.class)); class L { } System.out.println(new L().getClass().isLocalClass() + "" + Runs.class + java.util.Map.Entry.class.isMemberClass()); } }
