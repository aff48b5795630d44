package java.math;

/** The errors for texts that are no numbers. */
final class NumberFormats {
    private NumberFormats() {
    }

    static NumberFormatException forInput(String text) {
        return new NumberFormatException("For input string: \"" + text + "\"");
    }
}
