public class Main {
    interface Op {
        int apply(int a, int b);
    }

    public static void main(String[] args) {
        Op add = (a, b) -> a + b;
        System.out.println(add.call(1, 2));
        System.out.println(add.apply(1));
        String s = add.apply(1, 2);
        int x = add;
    }
}
