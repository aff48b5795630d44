public class Main {
    public static void main(String[] args) {
        int x = 3;
        String s = "";
        if (x) {
            x--;
        }
        if (x = 4) {
            x--;
        }
        while (s) {
        }
        for (int i = 0; i; i++) {
        }
        String t = s ? "a" : "b";
        do {
        } while (x - 3);
        boolean fine = x > 3 && !s.isEmpty();
    }
}
