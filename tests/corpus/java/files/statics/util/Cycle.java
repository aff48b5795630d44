package util;

public class Cycle {
    public static int A = Other.B + 1;
    public static int C = A * 10;

    public static class Other {
        public static int B = C + 5;
    }
}
