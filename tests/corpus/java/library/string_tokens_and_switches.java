// covers: StringTokenizer, StringJoiner, switch on strings, text blocks, String.join
import java.util.*;

public class Main {
    static int days(String month, boolean leap) {
        switch (month.toLowerCase()) {
            case "apr":
            case "jun":
            case "sep":
            case "nov":
                return 30;
            case "feb":
                return leap ? 29 : 28;
            default:
                return 31;
        }
    }

    static String run(String line, Deque<String> undo, StringBuilder text) {
        StringTokenizer tokens = new StringTokenizer(line);
        String command = tokens.nextToken();
        String before = text.toString();
        String answer = switch (command) {
            case "append" -> {
                while (tokens.hasMoreTokens()) {
                    text.append(text.length() == 0 ? "" : " ").append(tokens.nextToken());
                }
                yield text.toString();
            }
            case "delete" -> {
                int count = Integer.parseInt(tokens.nextToken());
                text.setLength(Math.max(0, text.length() - count));
                yield text.toString();
            }
            case "upper", "lower" -> {
                String changed = command.equals("upper") ? before.toUpperCase() : before.toLowerCase();
                text.setLength(0);
                text.append(changed);
                yield changed;
            }
            case "undo" -> {
                if (undo.isEmpty()) {
                    yield "nothing to undo";
                }
                text.setLength(0);
                text.append(undo.pop());
                yield text.toString();
            }
            default -> "unknown command " + command;
        };
        if (!command.equals("undo") && !text.toString().equals(before)) {
            undo.push(before);
        }
        return answer;
    }

    public static void main(String[] args) {
        System.out.println(days("Feb", true) + " " + days("FEB", false) + " " + days("jun", false) + " " + days("Jan", false));
        Deque<String> undo = new ArrayDeque<>();
        StringBuilder text = new StringBuilder();
        for (String line : new String[] {"undo", "append hello  big world", "upper", "delete 5", "frobnicate", "undo", "undo", "lower", "undo", "undo"}) {
            System.out.println(line + " -> [" + run(line, undo, text) + "]");
        }
        StringTokenizer tokens = new StringTokenizer("a=1;b=2;;c", ";=");
        System.out.print(tokens.countTokens() + ":");
        while (tokens.hasMoreElements()) {
            System.out.print(" " + tokens.nextElement());
        }
        System.out.println();
        StringTokenizer kept = new StringTokenizer("1+2*3", "+*", true);
        StringJoiner joiner = new StringJoiner(" ", "<", ">").setEmptyValue("nothing");
        System.out.print(joiner + " ");
        while (kept.hasMoreTokens()) {
            joiner.add(kept.nextToken());
        }
        System.out.println(joiner + " " + joiner.length() + " " + joiner.merge(new StringJoiner("-").add("x").add("y")));
        try {
            tokens.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println("no token " + e.getMessage());
        }
        String block = """
            {
              "name": "x\tz",
              "path": "C:\\dir",
              "long": "one \
            line"
            }""";
        System.out.println(block + " " + block.lines().count());
        String poem = """
            Roses   \s
              are "red"
            """;
        System.out.println(poem.replace(' ', '.') + poem.length());
        try {
            run("delete x", undo, text);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            days(null, false);
        } catch (NullPointerException e) {
            System.out.println("no month");
        }
    }
}
