public class Main {
    int field;
    String field;

    static void twice(int a) {
    }

    static void twice(int b) {
    }

    static void over(int a, String s) {
        int a = 3;
        for (int i = 0; i < 3; i++) {
            int i = 5;
            String s = "x";
        }
        for (int i = 0; i < 3; i++) {
        }
        try {
            int t = 1;
        } catch (RuntimeException a) {
        }
        int t = 2;
    }

    public static void main(String[] args) {
        String args = "";
        int x = 1;
        int x = 2;
        Runnable r = () -> {
            int x = 3;
        };
    }
}
