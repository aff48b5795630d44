class Third {
    static int count = Main.say("Third").length();
    final String name;

    Third(String name) {
        this.name = name;
        count++;
    }
}
