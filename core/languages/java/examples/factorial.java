public class Main {
    static int factorial(int n) {
        int result = 1;
        int i = 2;
        while (i <= n) {
            result *= i;
            i += 1;
        }
        return result;
    }

    public static void main(String[] args) {
        for (int n = 0; n <= 10; n++)
            System.out.printf("%2d! = %d%n", n, factorial(n));
    }
}
