public class Main {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        Thread t = new Thread(() -> System.out.println("worker"));
        t.start();
        System.out.println("main");
        throw new IllegalStateException("end");
    }
}
