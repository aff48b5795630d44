public enum Category {
    HARDWARE("hw"), LIGHT("li") {
        @Override String label() {
            return "shiny " + super.label();
        }
    };

    private final String code;

    Category(String code) {
        this.code = code;
    }

    String label() {
        return code.toUpperCase();
    }
}
