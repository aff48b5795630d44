public class Main {
    static int sign(int x) {
        if (x > 0) {
            return 1;
        } else if (x < 0) {
            return -1;
        }
    }

    static int find(int[] a, int x) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == x) {
                return i;
            }
        }
    }

    static int fine(int x) {
        while (true) {
            if (x > 10) {
                return x;
            }
            x++;
        }
    }

    static int alsoFine(int x) {
        switch (x) {
            case 1:
                return 10;
            default:
                throw new IllegalArgumentException();
        }
    }

    static int notFine(int x) {
        switch (x) {
            case 1:
                return 10;
            case 2:
                return 20;
        }
    }

    public static void main(String[] args) {
        System.out.println(sign(3) + find(new int[] {1}, 1) + fine(1) + alsoFine(1) + notFine(1));
    }
}
