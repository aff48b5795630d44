import java.util.*;
import java.util.regex.*;
public class Main {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(?<key>[a-z]+)=(?<val>\\d+)").matcher("foo=12, bar=7; baz=x");
        while (m.find()) System.out.println(m.group() + " " + m.group("key") + " " + m.group(2) + " " + m.start() + "-" + m.end() + " " + m.start("val"));
        System.out.println("2024-01-15".replaceAll("(\\d+)-(\\d+)-(\\d+)", "$3/$2/$1"));
        System.out.println(Pattern.compile("\\b(\\w)(\\w*)").matcher("the quick fox").replaceAll(r -> r.group(1).toUpperCase() + r.group(2)));
        System.out.println(Arrays.toString(Pattern.compile("\\s*[,;]\\s*").split("a , b;c ,d")));
        System.out.println("aaa".matches("a{2,3}") + " " + "abc".matches("[^b]*") + " " + Pattern.matches("(?i)HELLO", "hello"));
        Matcher q = Pattern.compile("\"([^\"\\\\]|\\\\.)*\"").matcher("say \"hi \\\"you\\\"\" and \"bye\"");
        List<String> found = new ArrayList<>();
        while (q.find()) found.add(q.group());
        System.out.println(found);
        System.out.println(Pattern.compile("(a+)(b*)").matcher("xaab").results().map(MatchResult::group).toList());
        StringBuilder sb = new StringBuilder(); Matcher c = Pattern.compile("\\d+").matcher("a1b22c333");
        while (c.find()) c.appendReplacement(sb, "<" + c.group().length() + ">");
        c.appendTail(sb); System.out.println(sb);
        System.out.println("x+y".split(Pattern.quote("+")).length + " " + Matcher.quoteReplacement("$1\\") + " " + Pattern.quote("a.b"));
        System.out.println("foo.bar(baz)".replaceAll("[.()]", "_") + " " + "aXbXc".split("X", 2)[1] + " " + "a\u00e9".matches("\\p{L}+") + " " + "AbC".replaceAll("\\p{Upper}", "*"));
        System.out.println(Pattern.compile("^(\\w+)$", Pattern.MULTILINE).matcher("one\ntwo\n3 4").results().count());
        System.out.println(Pattern.compile("a.c", Pattern.DOTALL).matcher("a\nc").matches() + " " + Pattern.compile("(?x) a  b # comment").matcher("ab").matches());
        System.out.println("aabbcc".replaceAll("(.)\\1", "$1") + " " + "foobar".replaceAll("foo(?=bar)", "X") + " " + "foobaz".replaceAll("foo(?!bar)", "Y") + " " + "price 100".replaceAll("(?<=price )\\d+", "N"));
        System.out.println("<b>x</b><b>y</b>".replaceAll("<b>.*?</b>", "#") + " " + "<b>x</b><b>y</b>".replaceAll("<b>.*</b>", "#") + " " + "aaaa".replaceAll("a*+", "z"));
        Matcher l = Pattern.compile("ab").matcher("abab"); System.out.println(l.lookingAt() + " " + l.matches() + " " + l.hitEnd() + " " + l.groupCount() + " " + l.reset().find(1) + " " + l.start());
        try { Pattern.compile("(unclosed"); } catch (PatternSyntaxException e) { System.out.println(e.getMessage()); System.out.println(e.getDescription() + e.getIndex()); }
        try { Pattern.compile("*a"); } catch (PatternSyntaxException e) { System.out.println(e.getMessage()); }
        try { Pattern.compile("[a"); } catch (PatternSyntaxException e) { System.out.println(e.getMessage()); }
        try { "a".replaceAll("a", "$2"); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        try { m.reset(); m.group(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        String log = "2024-03-01 ERROR [db] timeout after 30ms\n2024-03-01 INFO [web] ok\n2024-03-02 ERROR [web] refused";
        Pattern line = Pattern.compile("^(\\S+) (ERROR|INFO) \\[(\\w+)] (.*)$", Pattern.MULTILINE);
        Map<String, Integer> errs = new TreeMap<>();
        for (Matcher x = line.matcher(log); x.find(); ) if (x.group(2).equals("ERROR")) errs.merge(x.group(3), 1, Integer::sum);
        System.out.println(errs + " " + line.pattern() + " " + line.flags());
        System.out.println("camelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase() + " " + Arrays.toString("one1two2three".split("(?<=\\d)")) + " " + "a1b2".chars().filter(Character::isDigit).count());
        Scanner s = new Scanner("12 3.5 word true\nsecond line\n0x1F"); System.out.println(s.nextInt() + s.nextDouble() + s.next() + s.nextBoolean() + "|" + s.nextLine() + "|" + s.nextLine() + "|" + s.hasNextInt() + s.hasNextInt(16));
        Scanner d = new Scanner("a,b;c").useDelimiter("[,;]"); while (d.hasNext()) System.out.print(d.next() + "."); System.out.println();
        StringTokenizer st = new StringTokenizer("a b,c", " ,", true); System.out.println(st.countTokens()); while (st.hasMoreTokens()) System.out.print("[" + st.nextToken() + "]"); System.out.println();
        System.out.println(Pattern.compile("o").asPredicate().test("foo") + " " + Pattern.compile("(\\d)(x)?").matcher("5").replaceAll("$1$2!") + " " + "a\\b".replaceAll("\\\\", "/") + " " + "tel: 555-1234".replaceAll("[^0-9]", ""));
    }
}
