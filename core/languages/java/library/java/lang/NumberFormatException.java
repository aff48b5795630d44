package java.lang;

public class NumberFormatException extends IllegalArgumentException {
    public NumberFormatException() {
        super();
    }

    public NumberFormatException(String message) {
        super(message);
    }

    /** For a text that is no floating-point number; two points before anything else that is wrong are named. */
    static NumberFormatException forFloat(String text, String digits) {
        if (digits.isEmpty()) {
            return new NumberFormatException("empty String");
        }
        int points = 0;
        int at = digits.startsWith("-") || digits.startsWith("+") ? 1 : 0;
        while (at < digits.length() && (digits.charAt(at) == '.' || Character.isDigit(digits.charAt(at)))) {
            if (digits.charAt(at++) == '.' && ++points > 1) {
                return new NumberFormatException("multiple points");
            }
        }
        return forInput(text, 10);
    }

    static NumberFormatException forInput(String text, int radix) {
        String base = radix == 10 ? "" : " under radix " + radix;
        return new NumberFormatException("For input string: \"" + text + "\"" + base);
    }
}
