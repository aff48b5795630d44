public class Main {
    public static void main(String[] args) {
        int x = 5;
        System.out.println(x.toString());
        double d = 2.5;
        System.out.println(d.intValue());
        System.out.println(x.length);
        char c = 'a';
        if (c.equals('a')) {
            System.out.println("same");
        }
    }
}
