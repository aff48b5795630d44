class Child extends Parent {
    static {
        Main.say("Child");
    }
}
