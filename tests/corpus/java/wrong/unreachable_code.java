public class Main {
    static int early() {
        return 1;
        System.out.println("never");
    }

    static void loops() {
        while (true) {
            System.out.println("forever");
        }
        System.out.println("after");
    }

    static void jumps() {
        for (int i = 0; i < 3; i++) {
            break;
            i++;
        }
        for (;;) {
            continue;
        }
    }

    static void thrower() {
        throw new RuntimeException("x");
        int y = 3;
    }

    static void fine() {
        if (false) {
            System.out.println("allowed");
        }
        do {
            break;
        } while (true);
        System.out.println("reached");
    }

    public static void main(String[] args) {
        fine();
        while (false) {
            System.out.println("no");
        }
    }
}
