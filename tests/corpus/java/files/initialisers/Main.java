public class Main {
    static final String NAME = say("Main");

    static String say(String what) {
        System.out.println("init " + what);
        return what;
    }

    public static void main(String[] args) {
        System.out.println("begin");
        System.out.println(Second.CONSTANT);
        System.out.println(Second.value);
        Lazy lazy = null;
        System.out.println("not yet");
        lazy = new Lazy();
        System.out.println(lazy.third.name + Third.count);
        System.out.println(Child.inherited());
    }
}
