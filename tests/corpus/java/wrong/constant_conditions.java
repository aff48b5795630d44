public class Main {
    static final boolean DEBUG = false;

    static int endless() {
        for (;;) {
        }
    }

    static int debug() {
        while (DEBUG) {
            System.out.println("debug");
        }
        return 1;
    }

    static int labelled() {
        outer:
        while (true) {
            while (true) {
                break outer;
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(endless() + debug() + labelled());
    }
}
