public class Main {
    static float half(double x) {
        return x / 2;
    }

    public static void main(String[] args) {
        int whole = 3.7;
        long big = 1L << 40;
        int small = big;
        byte b = 200;
        byte fits = 100;
        char c = -1;
        short s = 'x';
        float f = 1.5;
        b = b + 1;
        b += 1;
        System.out.println(whole + small + b + fits + c + s + f + half(3));
    }
}
