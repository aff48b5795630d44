public class Main {
    static final int LIMIT = 10;
    final int size = 3;
    private final String name;

    Main(String name) {
        this.name = name;
    }

    void rename(String other) {
        name = other;
        this.name = other;
        size++;
    }

    public static void main(String[] args) {
        final int x = 5;
        x = 6;
        LIMIT = 11;
        final int[] a = {1, 2};
        a[0] = 3;
        a = new int[3];
        a.length = 4;
        System.out.println(x + a[0]);
    }
}
