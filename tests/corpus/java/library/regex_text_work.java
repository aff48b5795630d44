// covers: Pattern, Matcher, groups, replaceAll, split, named groups
import java.util.*;
import java.util.regex.*;
import java.util.stream.Collectors;

public class Main {
    static final Pattern LOG = Pattern.compile("^(?<time>\\d{2}:\\d{2}) \\[(?<level>[A-Z]+)\\] (?<source>[\\w.]+): (?<text>.*)$");

    public static void main(String[] args) {
        String log = """
                10:15 [INFO] app.main: started in 35ms
                10:16 [WARN] app.db: slow query (1200ms)
                bad line
                10:17 [ERROR] app.db: lost connection
                10:18 [INFO] app.main: stopped
                """;
        Map<String, Integer> levels = new TreeMap<>();
        for (String line : log.split("\n")) {
            Matcher matcher = LOG.matcher(line);
            if (matcher.matches()) {
                levels.merge(matcher.group("level"), 1, Integer::sum);
                System.out.println(matcher.group("time") + " " + matcher.group(3) + " -> " + matcher.group("text") + " @" + matcher.start("text"));
            } else {
                System.out.println("skipped: " + line);
            }
        }
        System.out.println(levels);
        Matcher numbers = Pattern.compile("(\\d+)(ms)?").matcher(log);
        List<String> found = new ArrayList<>();
        while (numbers.find()) {
            found.add(numbers.group(1) + (numbers.group(2) == null ? "" : "!") + "@" + numbers.start() + "-" + numbers.end());
        }
        System.out.println(found);
        System.out.println("2024-03-15".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3.$2.$1") + " " + "a.b.c".replaceAll("\\.", "/") + " " + "x1y22".replaceAll("\\d+", "<$0>"));
        System.out.println(Pattern.compile("\\b[a-z]").matcher("hello big world").replaceAll(m -> m.group().toUpperCase()));
        System.out.println(Arrays.toString("one,two;three four".split("[,; ]")) + " " + Arrays.toString("a1b2c3".split("(?<=\\d)")) + " " + Arrays.toString(Pattern.compile("\\s*,\\s*").split("x , y,z")));
        System.out.println("camelCaseWordsHere".replaceAll("([A-Z])", "_$1").toLowerCase() + " " + "too   many    spaces".replaceAll(" +", " "));
        for (String mail : List.of("a@b.org", "first.last@host.co.uk", "no at", "@x.y", "a@b")) {
            System.out.print(mail.matches("[\\w.]+@\\w+(\\.\\w+)+") + " ");
        }
        System.out.println();
        System.out.println(Pattern.compile("cat", Pattern.CASE_INSENSITIVE).matcher("Cat CAT cat").results().map(MatchResult::group).collect(Collectors.toList()));
        System.out.println(Pattern.matches("(a|b)*c?", "abbac") + " " + Pattern.matches("(\\w)\\1", "ee") + " " + Pattern.matches("^(?!.*x).*$", "abc") + " " + "aaa".replaceFirst("a*?", "b"));
        Matcher greedy = Pattern.compile("<(.+)>").matcher("<a><b>");
        Matcher lazy = Pattern.compile("<(.+?)>").matcher("<a><b>");
        System.out.println((greedy.find() ? greedy.group(1) : "") + " " + (lazy.find() ? lazy.group(1) : "") + " " + greedy.groupCount() + " " + lazy.lookingAt() + " " + lazy.hitEnd());
        StringBuilder out = new StringBuilder();
        Matcher vars = Pattern.compile("\\$\\{(\\w+)}").matcher("Dear ${name}, you owe ${amount}.");
        Map<String, String> values = Map.of("name", "Ann", "amount", "$5");
        while (vars.find()) {
            vars.appendReplacement(out, Matcher.quoteReplacement(values.get(vars.group(1))));
        }
        vars.appendTail(out);
        System.out.println(out + " " + Pattern.quote("a.b") + " " + "a.b".matches(Pattern.quote("a.b")));
        System.out.println(Pattern.compile(",").splitAsStream("p,q,r").map(String::toUpperCase).collect(Collectors.joining()) + " " + Pattern.compile("o").asPredicate().test("foo"));
        System.out.println("line1\nline2".matches("(?s).*2") + " " + "line1\nline2".matches(".*2") + " " + Pattern.compile("^l", Pattern.MULTILINE).matcher("line1\nline2").results().count());
        System.out.println("tel: +49 (30) 1234-567".replaceAll("[^0-9+]", "") + " " + "\u00e4\u00d6x".replaceAll("\\p{L}", "L") + " " + "a-b_c".replaceAll("\\W|_", ""));
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription() + " " + e.getIndex() + " " + e.getPattern());
        }
        try {
            Pattern.compile("a").matcher("b").group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Matcher m = Pattern.compile("(a)").matcher("a");
            m.find();
            m.group(2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
