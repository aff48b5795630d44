// covers: String methods, indexes, comparisons, lines, joins
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

public class Main {
    static String mirrored(String text) {
        return text + new StringBuilder(text).reverse();
    }

    static boolean isPalindrome(String text) {
        String plain = text.toLowerCase().replaceAll("[^a-z0-9]", "");
        return plain.contentEquals(new StringBuilder(plain).reverse());
    }

    static String capitalized(String text) {
        return Arrays.stream(text.split("\\s+"))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1).toLowerCase())
                .collect(Collectors.joining(" "));
    }

    public static void main(String[] args) {
        String text = "The quick brown fox jumps over the lazy dog";
        System.out.println(text.length() + " " + text.indexOf('q') + " " + text.lastIndexOf('o') + " " + text.indexOf("the"));
        System.out.println(text.indexOf('z', 10) + " " + text.indexOf("fox", 20) + " " + text.lastIndexOf("o", 20));
        System.out.println(text.substring(4, 9) + "|" + text.substring(40) + "|" + text.charAt(4));
        System.out.println(text.startsWith("The") + " " + text.startsWith("quick", 4) + " " + text.endsWith("dog"));
        System.out.println(text.contains("brown") + " " + text.contains("Brown"));
        System.out.println(text.toUpperCase() + " / " + text.toLowerCase());
        System.out.println(text.replace('o', '0').replace("the", "THE"));
        System.out.println(text.replaceFirst("[aeiou]", "*") + " " + text.replaceAll("\\b(\\w)(\\w*)", "$2$1"));
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + " " + Arrays.toString("a,b,,c,,".split(",", -1)) + " " + Arrays.toString("a,b,c".split(",", 2)));
        System.out.println(Arrays.toString("one  two".split(" ")) + Arrays.toString("".split(",")) + Arrays.toString("abc".split("")));
        System.out.println("apple".compareTo("banana") + " " + "apple".compareTo("app") + " " + "a".compareToIgnoreCase("B") + " " + "Same".equalsIgnoreCase("sAME"));
        System.out.println("  trim me \t".trim() + "|" + "  strip ".strip() + "|" + " x ".stripLeading() + "|" + " x ".stripTrailing() + "|");
        System.out.println("".isEmpty() + " " + "  ".isBlank() + " " + "ab".repeat(3) + " " + "-".repeat(0).length());
        System.out.println(String.join(", ", "a", "b", "c") + " " + String.join("/", List.of("x", "y")));
        System.out.println("first\nsecond\r\nthird".lines().map(String::toUpperCase).collect(Collectors.toList()));
        System.out.println("hello".chars().filter(c -> "aeiou".indexOf(c) >= 0).count() + " vowels");
        System.out.println("banana".chars().mapToObj(c -> String.valueOf((char) c)).distinct().sorted().collect(Collectors.joining()));
        System.out.println(String.valueOf(3.0f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(new char[] {'x', 'y'}) + String.valueOf((Object) null));
        System.out.println("abc".hashCode() + " " + "".hashCode() + " " + "The quick".hashCode());
        System.out.println("Hello".regionMatches(true, 1, "ELL", 0, 3) + " " + "Hello".regionMatches(1, "ELL", 0, 3));
        System.out.println("%d items at %.2f".formatted(3, 1.5) + " " + "a-b".concat("-c"));
        System.out.println(isPalindrome("A man, a plan, a canal: Panama") + " " + isPalindrome("not one") + " " + mirrored("abc"));
        System.out.println(capitalized("  the QUICK brown   fox "));
        System.out.println("line one\n  line two".indent(2).replace("\n", "$") + "|" + "  a\n b".stripIndent().replace("\n", "$"));
        char[] letters = "sorted".toCharArray();
        Arrays.sort(letters);
        System.out.println(new String(letters) + " " + new String(letters, 1, 3) + " " + String.copyValueOf(letters));
        String a = "hello";
        String b = "hel" + "lo";
        String c = new String("hello");
        System.out.println((a == b) + " " + (a == c) + " " + a.equals(c) + " " + (a == c.intern()));
        System.out.println("tab\there \"quoted\" back\\slash \u0041 \101");
        try {
            "short".substring(3, 9);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "short".charAt(5);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "short".substring(-1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "x".repeat(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
