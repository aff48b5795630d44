public class Main {
    public static void main(String[] args) {
        Strin s = "typo";
        Widget w = new Widget();
        System.out.println(s);
    }
}
