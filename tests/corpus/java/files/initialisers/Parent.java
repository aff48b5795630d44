abstract class Parent {
    static {
        Main.say("Parent");
    }

    static String inherited() {
        return "from the parent";
    }
}
