public class Main {
    private final int a;
    private final int b;
    private final int c;
    private final int given = 3;

    Main(int x) {
        a = x;
        if (x > 0) {
            b = 1;
        }
        c = 1;
    }

    Main() {
        this(3);
    }

    static class NoConstructor {
        final int left;
    }

    static void local() {
        final int once;
        once = 1;
        once = 2;
        System.out.println(once);
    }

    public static void main(String[] args) {
        local();
    }
}
