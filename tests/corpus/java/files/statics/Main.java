import static util.Maths.*;
import static util.Texts.center;
import util.*;

/** Static imports, constants of other files, the order in which classes come into being, and a cycle of them. */
public class Main {
    static { System.out.println("Main begins"); }

    static int square(int x) { return -1; }

    public static void main(String[] args) {
        System.out.println(LIMIT + " " + gcd(48, 36) + " " + square(5) + " " + cube(3));
        System.out.println("[" + center("mid", 9) + "]");
        System.out.println(Texts.WIDTH);
        System.out.println(Cycle.A + " " + Cycle.Other.B + " " + Cycle.C);
        try {
            System.out.println(Broken.VALUE);
        } catch (ExceptionInInitializerError e) {
            System.out.println("broken: " + e.getCause());
        }
        try {
            new Broken();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
    }
}
