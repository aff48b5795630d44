class Second {
    static final int CONSTANT = 7;
    static int value = Main.say("Second").length() + Third.count;
}
