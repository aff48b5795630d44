class Lazy {
    static {
        Main.say("Lazy");
    }

    Third third = new Third("inside");
}
