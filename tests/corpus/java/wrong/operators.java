public class Main {
    public static void main(String[] args) {
        String s = "a";
        boolean b = true;
        int i = 3;
        System.out.println(s - 1);
        System.out.println(s * 2);
        System.out.println(b + 1);
        System.out.println(b && i);
        System.out.println(i || b);
        System.out.println(!i);
        System.out.println(-s);
        System.out.println(s > "b");
        System.out.println(s == i);
        System.out.println(1.5 << 2);
        System.out.println(i & 1.5);
        System.out.println(b < true);
        System.out.println(i == b);
        s++;
        s -= "a";
        i += "x";
        System.out.println(null + 1);
        System.out.println(s == new Integer[0]);
        Integer boxed = 3;
        System.out.println(s == boxed);
    }
}
