public class Main {
    static int fib(int n) {
        int a = 0, b = 1;
        while (n > 0) {
            int next = a + b;
            a = b;
            b = next;
            n--;
        }
        return next;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) {
            System.out.println("fib(" + i + ") = " + fib(i));
        }
        System.out.println(fib("10"));
        System.out.println(fibo(10));
    }
}
