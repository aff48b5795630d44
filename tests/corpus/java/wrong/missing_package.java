public class Main {
    public static void main(String[] args) {
        Sytem.out.println("typo");
        String s = Helper.make();
    }
}
