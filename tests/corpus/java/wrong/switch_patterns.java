// Patterns in `switch` are a preview in Java 17; said once of a file.
public class Main {
    static String name(Object value) {
        return switch (value) {
            case Integer number -> "int " + number;
            case String text -> "text " + text.length();
            default -> "other";
        };
    }

    static int again(Object value) {
        switch (value) {
            case String text:
                return text.length();
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        System.out.println(name(3) + again("text"));
    }
}
