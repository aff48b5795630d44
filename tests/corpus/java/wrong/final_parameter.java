public class Main {
    static int twice(final int x) {
        x = x * 2;
        return x;
    }

    public static void main(String[] args) {
        System.out.println(twice(4));
        for (final String arg : args) {
            System.out.println(arg);
        }
    }
}
