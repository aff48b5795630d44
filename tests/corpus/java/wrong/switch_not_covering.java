public class Main {
    enum Color {
        RED, GREEN, BLUE
    }

    static int code(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
        };
    }

    static int all(Color c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    static String day(int d) {
        return switch (d) {
            case 1 -> "Mon";
            case 2 -> "Tue";
        };
    }

    public static void main(String[] args) {
        System.out.println(code(Color.RED) + all(Color.RED) + day(1));
    }
}
