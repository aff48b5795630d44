public class Main {
    static int square(int x) {
        return x * x;
    }

    public static void main(String[] args) {
        int a = square(4);
        System.out.println(a);
        int b = a + ;
        System.out.println("after");
    }
}
// out: 16
// out: after
