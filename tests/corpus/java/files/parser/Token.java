record Token(Kind kind, String text, int at) {
    enum Kind { NUMBER, NAME, SYMBOL }

    boolean is(String symbol) { return kind == Kind.SYMBOL && text.equals(symbol); }
}
