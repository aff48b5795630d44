// covers: arrays, interfaces, casts, varargs

interface Ranked extends Comparable<Ranked> {
}

public class Main {
    static int count(Object... all) {
        return all.length;
    }

    public static void main(String[] args) {
        // The library's interface has the class that everything inherits from above it, whichever is made first.
        Object all = new Comparable[] {1, "two"};
        System.out.println((all instanceof Object[]) + " " + ((Object[]) all).length);
        System.out.println(new Ranked[3] instanceof Object[]);
        // A cast says nothing of what an array is.
        System.out.println(((Object) new int[] {1, 2}).getClass().getName() + count((Object) new String[] {"a", "b"}));
        System.out.println(((Object) new long[2]).getClass() == long[].class);
        System.out.println(count((Object[]) new String[] {"a", "b"}));
        System.out.println(int.class.getSuperclass() + " " + void.class.getSuperclass() + " " + Integer.TYPE);
    }
}
