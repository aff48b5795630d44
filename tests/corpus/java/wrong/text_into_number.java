public class Main {
    public static void main(String[] args) {
        int count = "three";
        String name = 42;
        System.out.println(name + count);
    }
}
