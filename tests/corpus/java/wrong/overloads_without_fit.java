public class Main {
    static void show(int x) {
    }

    static void show(String s) {
    }

    static void show(int x, int y) {
    }

    public static void main(String[] args) {
        show(true);
        show(1, 2, 3);
        show(2.5);
        show("a", "b");
        show(1);
    }
}
