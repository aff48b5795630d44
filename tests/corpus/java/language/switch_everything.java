// covers: switch, switch-expressions, string-switch, enums, labels
import java.util.*;

public class Main {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static String old(int n) {
        String s = "";
        switch (n) {
            case 0:
                s += "zero ";
            case 1:
                s += "one ";
                break;
            case 2: {
                int inner = n * 10;
                s += inner + " ";
            }
            default:
                s += "default ";
            case 3:
                int late;
                late = 3;
                s += late + " ";
        }
        return s;
    }

    static int letters(Day day) {
        return switch (day) {
            case MON, FRI, SUN -> 6;
            case TUE -> 7;
            case THU, SAT -> {
                int length = day.name().length();
                yield length + 5;
            }
            case WED -> 9;
        };
    }

    static String kind(String word) {
        switch (word) {
            case "apple":
            case "pear":
                return "fruit";
            case "Aa":
                return "first";
            case "BB":
                return "same hash";
            case "":
                return "empty";
            default:
                return "unknown " + word;
        }
    }

    static char grade(int points) {
        return switch (points / 10) {
            case 10, 9 -> 'A';
            case 8 -> 'B';
            case 7 -> 'C';
            default -> {
                if (points < 0) {
                    throw new IllegalArgumentException("negative: " + points);
                }
                yield 'F';
            }
        };
    }

    static int oldYield(String op, int a, int b) {
        int result = switch (op) {
            case "+":
                yield a + b;
            case "-":
                yield a - b;
            case "*": {
                int r = a;
                r *= b;
                yield r;
            }
            default:
                yield Integer.MIN_VALUE;
        };
        return result;
    }

    static void arrows(Object o) {
        Integer n = o instanceof Integer i ? i : -1;
        switch (n) {
            case 1 -> System.out.print("one ");
            case 2 -> {
                System.out.print("two ");
                System.out.print("too ");
            }
            default -> System.out.print("many ");
        }
    }

    static int loop(int[] codes) {
        int total = 0;
        outer:
        for (int code : codes) {
            switch (code) {
                case 0:
                    continue;
                case 9:
                    break outer;
                case 5:
                    break;
                default:
                    total += code;
            }
            total += 100;
        }
        return total;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            System.out.println(i + ": " + old(i));
        }
        for (Day day : Day.values()) {
            System.out.print(letters(day) + " ");
        }
        System.out.println();
        for (String word : List.of("apple", "pear", "Aa", "BB", "C#", "")) {
            System.out.print(kind(word) + "; ");
        }
        System.out.println();
        System.out.println("" + grade(100) + grade(85) + grade(70) + grade(12));
        try {
            grade(-30);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(oldYield("+", 3, 4) + " " + oldYield("-", 3, 4) + " " + oldYield("*", 3, 4) + " " + oldYield("?", 3, 4));
        arrows(1);
        arrows(2);
        arrows("x");
        System.out.println();
        System.out.println(loop(new int[] {1, 0, 5, 2, 9, 50}));
        char c = 'b';
        switch (c) {
            case 'a' -> System.out.println("a");
            case 'b' -> System.out.println("b");
        }
        byte b = 3;
        switch (b) {
            case 3:
                System.out.println("byte three");
        }
        Integer boxed = 4;
        System.out.println(switch (boxed) { case 4 -> "four"; default -> "no"; });
        String none = null;
        try {
            switch (none) {
                case "x":
                    System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("no selector");
        }
        Day absent = null;
        try {
            letters(absent);
        } catch (NullPointerException e) {
            System.out.println("no day");
        }
        var mixed = switch (args.length) { case 0 -> 1; case 1 -> 2.5; default -> 'c'; };
        System.out.println(mixed);
        Runnable r = switch (Day.SAT) {
            case SAT, SUN -> () -> System.out.println("rest");
            default -> () -> System.out.println("work");
        };
        r.run();
        int depth = switch (1) {
            default -> switch (2) {
                case 2 -> {
                    for (int i = 0; ; i++) {
                        if (i * i > 50) {
                            yield i;
                        }
                    }
                }
                default -> 0;
            };
        };
        System.out.println(depth);
    }
}
