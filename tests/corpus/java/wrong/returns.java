public class Main {
    static void nothing() {
        return 1;
    }

    static int number() {
        return;
    }

    static String text() {
        return 5;
    }

    static boolean truth() {
        return "true";
    }

    Main() {
        return 3;
    }

    public static void main(String[] args) {
        int x = nothing();
        System.out.println(nothing());
        String s = "a" + nothing();
    }
}
