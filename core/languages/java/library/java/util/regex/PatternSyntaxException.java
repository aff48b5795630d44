package java.util.regex;

public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    public PatternSyntaxException(String description, String pattern, int index) {
        this.description = description;
        this.pattern = pattern;
        this.index = index;
    }

    public String getDescription() {
        return description;
    }

    public String getPattern() {
        return pattern;
    }

    public int getIndex() {
        return index;
    }

    public String getMessage() {
        String text = description;
        if (index >= 0) {
            text += " near index " + index;
        }
        text += "\n" + pattern;
        if (index >= 0 && index < pattern.length()) {
            text += "\n" + " ".repeat(index) + "^";
        }
        return text;
    }
}
