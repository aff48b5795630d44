// covers: Pattern, Matcher, groups, replaceAll, split, flags
import java.util.*;
import java.util.regex.*;

public class Main {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})").matcher("from 2021-03-04 to 2022-11-30");
        while (m.find()) {
            System.out.println(m.group() + " " + m.group(1) + "/" + m.group(2) + "/" + m.group(3) + " at " + m.start() + "-" + m.end());
        }
        System.out.println("a1b22c333".replaceAll("(\\d+)", "<$1>") + " " + "John Smith".replaceAll("(\\w+) (\\w+)", "$2, $1"));
        System.out.println(Pattern.matches("[a-z]+@[a-z]+\\.(com|org)", "user@site.org") + " " + "x@y.net".matches("[a-z]+@[a-z]+\\.(com|org)"));
        System.out.println(Arrays.toString("a1b2c3".split("(?<=\\d)")) + Arrays.toString("one,two;three four".split("[,; ]")) + Arrays.toString("aXbXc".split("x")));
        Matcher named = Pattern.compile("(?<key>\\w+)=(?<value>[^;]*);?").matcher("a=1;bc=two;d=");
        Map<String, String> pairs = new LinkedHashMap<>();
        while (named.find()) {
            pairs.put(named.group("key"), named.group("value"));
        }
        System.out.println(pairs);
        System.out.println("aaa bbb".replaceAll("a*?", "-") + " " + "aaa".replaceFirst("a+?", "b") + " " + "<b>x</b><b>y</b>".replaceAll("<b>(.*?)</b>", "$1"));
        System.out.println("The Cat".replaceAll("(?i)cat", "dog") + " " + Pattern.compile("^\\w+", Pattern.MULTILINE).matcher("ab cd\nef gh").results().map(MatchResult::group).toList());
        System.out.println("foobar foobaz".replaceAll("foo(?=baz)", "X") + " " + "foobar foobaz".replaceAll("foo(?!baz)", "X") + " " + "abab".matches("(ab)\\1") + " " + "price 30".replaceAll("(?<!\\$)\\b\\d+", "n"));
        System.out.println(Pattern.compile("\\s*,\\s*").splitAsStream("a , b,c  ,d").toList() + " " + Pattern.quote("a.b") + " " + "a.b".matches(Pattern.quote("a.b")));
        Matcher look = Pattern.compile("ab").matcher("abab");
        System.out.println(look.matches() + " " + look.lookingAt() + " " + look.find() + " " + look.start() + " " + look.reset().find() + look.groupCount());
        StringBuilder sb = new StringBuilder();
        Matcher r = Pattern.compile("\\d+").matcher("3 apples and 12 pears");
        while (r.find()) {
            r.appendReplacement(sb, String.valueOf(Integer.parseInt(r.group()) * 2));
        }
        r.appendTail(sb);
        System.out.println(sb + " " + Pattern.compile("[aeiou]").matcher("education").replaceAll(x -> x.group().toUpperCase()));
        System.out.println("2^10".replaceAll("\\^", "\\\\^") + " " + "a$b".replaceAll("\\$", Matcher.quoteReplacement("$$")) + " " + "tel: 555-1234".replaceAll("[^0-9]", ""));
        System.out.println("aAbB".replaceAll("\\p{Upper}", "") + " " + "x-y_z".split("[-_]").length + " " + "[x]".replaceAll("[\\[\\]]", "|") + " " + "word word2".replaceAll("\\bword\\b", "W"));
        try {
            Pattern.compile("(unclosed");
        } catch (PatternSyntaxException e) {
            System.out.println(e.getDescription());
        }
        try {
            Pattern.compile("a").matcher("b").group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("aaaaaaaaaaaaaaaaaaaa".matches("(a|aa)+") + " " + "catcatdog".replaceAll("(cat)+(dog)?", "[$2]") + " " + "((a))".replaceAll("\\(+", "(") + " " + "x".matches("x{2,}") + " " + "xxx".matches("x{2,}"));
    }
}
