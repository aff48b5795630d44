package util;

public class Maths {
    public static final int LIMIT = 100;

    static { System.out.println("Maths begins"); }

    private Maths() {}

    public static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }

    public static int square(int x) { return x * x; }

    public static int cube(int x) { return x * square(x); }
}
