import java.util.*;
public class Main {
    public static void main(String[] args) {
        System.out.println(String.format("|%5d|%-5d|%05d|%+d|%,d|%(d|% d|%x|%X|%o|%#x|%#o|", 42, 42, 42, 42, 1234567, -5, 7, 255, 255, 8, 255, 8));
        System.out.println(String.format("|%8.3f|%-8.2f|%08.2f|%+.1f|%,.2f|%e|%.2E|%g|%.3g|%a|", 3.14159, 2.5, -2.5, 1.25, 1234567.891, 12345.678, 0.00012, 0.0001234, 123456.0, 1.0));
        System.out.println(String.format("|%s|%10s|%-10s|%.2s|%S|%c|%C|%b|%B|%h|%n", "abc", "abc", "abc", "abc", "abc", 'x', 'y', true, null, "hi").trim());
        System.out.println(String.format("%2$s %1$s %2$s %<s", "a", "b"));
        System.out.println(String.format("%%|%5%|%-5%|"));
        System.out.println(String.format("%*d".replace("*", "7"), 3));
        System.out.println(String.format("%d %d %d %d", (byte) -1, (short) 300, 5L, new java.math.BigInteger("123456789012345678901234567890")));
        System.out.println(String.format("%x %x %x", (byte) -1, (short) -1, -1L));
        System.out.println(String.format("%s %s %s", null, List.of(1, 2), new int[0].length));
        System.out.println(String.format("%.0f %.0f %.0f %.0f", 0.5, 1.5, 2.5, 3.5));
        System.out.println(String.format("%.1f %.1f %.2f %.3f", 0.25, 0.35, 1.005, 2.0005));
        System.out.println(String.format("%f %f %f", Double.NaN, Double.POSITIVE_INFINITY, -0.0));
        System.out.println(String.format("%10.4e|%-12.1e|", 1e100, 1e-100));
        System.out.println(String.format("%(,.2f %(,.2f", -1234.5, 1234.5));
        System.out.println(String.format("%b %b", "x", Boolean.FALSE));
        System.out.println(String.format("%c%c%c", 65, (int) 'b', 0x1F600));
        System.out.println(String.format("%08X %016x", 0xBEEF, 0x123456789abcdefL));
        System.out.println(String.format("%.5s|%10.3s|", "abcdefgh", "abcdefgh"));
        System.out.println(String.format("%,d %,d", Long.MAX_VALUE, Integer.MIN_VALUE));
        String[] bad = {"%d", "%q", "%5", "%.2d", "%-d", "%c", "%s %s", "%#s", "%,s", "%+s"};
        Object[][] av = {{"x"}, {1}, {1}, {1}, {1}, {"str"}, {"one"}, {"x"}, {"x"}, {"x"}};
        for (int i = 0; i < bad.length; i++) {
            try { System.out.println(String.format(bad[i], av[i])); }
            catch (IllegalFormatException e) { System.out.println(e.getClass().getName() + ": " + e.getMessage()); }
        }
        System.out.println("%s is %d".formatted("x", 3));
        System.out.println(String.join("-", List.of("a", "b")) + " " + "ab".repeat(3) + " " + " x ".strip() + "|" + "  x".stripLeading() + "|" + "x  ".stripTrailing() + "|");
        System.out.println("a,b,,c,,".split(",").length + " " + "a,b,,c,,".split(",", -1).length + " " + Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("abc".split("")) + Arrays.toString("a:b:c".split(":", 2)));
        System.out.println("Hello".chars().sum() + " " + "Hello".indexOf("l", 3) + " " + "Hello".lastIndexOf('l') + " " + "hello".compareTo("help") + " " + "A".compareToIgnoreCase("b") + " " + "abc".contains("") + " " + "x".isBlank() + " " + "".isEmpty());
        System.out.println("line1\nline2\r\nline3".lines().toList() + " " + "tEST".toUpperCase().toLowerCase() + " " + "a-b".replace('-', '+') + " " + "aXbX".replaceAll("X", "\\$") + " " + "aaa".replaceFirst("a", "b"));
        System.out.println("abc".hashCode() + " " + "".hashCode() + " " + "The quick brown fox".hashCode() + " " + new String(new char[]{'o', 'k'}) + " " + String.valueOf(new char[]{'1', '2'}, 1, 1) + " " + "b".compareTo("abc"));
        System.out.println("""
            Text "block" \
            joined
              indented\ttab
            trailing   \s
            end""");
        System.out.println("x".equals(null) + " " + "Ab".equalsIgnoreCase("aB") + " " + "abcabc".indexOf('c', 3) + " " + "a\tb".translateEscapes() + " " + "  a\n b".indent(2).length() + " " + "  hi\n  there".stripIndent());
        System.out.println("racecar".contentEquals(new StringBuilder("racecar").reverse()) + " " + "abcdef".regionMatches(true, 2, "CD", 0, 2) + " " + "abc".endsWith("bc") + " " + "abc".startsWith("b", 1) + " " + String.copyValueOf(new char[]{'q'}) + " " + "Z".codePointAt(0) + " " + "a".concat("b").intern());
    }
}
