// What is no number, text or constant is a selector of patterns only.
public class Main {
    static int all(Object value) {
        switch (value) {
            default:
                return 0;
        }
    }

    static int first(java.util.List<String> texts) {
        return switch (texts) {
            default -> texts.size();
        };
    }

    enum Colour { RED, GREEN }

    static int taken(Colour colour, String text, Integer number, char letter) {
        int sum = switch (colour) {
            case RED -> 1;
            case GREEN -> 2;
        };
        switch (text) {
            case "a":
                sum++;
            default:
        }
        switch (number) {
            case 3:
                sum++;
                break;
        }
        return switch (letter) {
            case 'x' -> sum;
            default -> -sum;
        };
    }

    public static void main(String[] args) {
        System.out.println(all(3));
    }
}
