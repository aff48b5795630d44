public class Main {
    enum Day { MON, TUE, WED }

    static String name(Day day) {
        switch (day) {
            case MON:
                return "m";
            case SUN:
                return "s";
            case MON:
                return "again";
            default:
                return "?";
        }
    }

    static int number(String text) {
        return switch (text) {
            case "one" -> 1;
            case "two" -> 2;
            case "one" -> 3;
            default -> 0;
        };
    }

    static char grade(int points) {
        switch (points / 10) {
            case 10:
            case 9:
                return 'A';
            case 8:
                return 'B';
            case 9:
                return 'C';
            default:
                return 'F';
        }
    }

    public static void main(String[] args) {
        System.out.println(name(Day.TUE) + number("one") + grade(95));
    }
}
