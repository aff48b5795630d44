// covers: String methods, indices, comparison, case, splitting
import java.util.*;

public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.codePointAt(0));
        System.out.println(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.indexOf("lo") + " " + s.indexOf("xyz"));
        System.out.println(s.lastIndexOf('o') + " " + s.lastIndexOf("o", 7) + " " + s.lastIndexOf("l") + " " + s.lastIndexOf(""));
        System.out.println(s.substring(7) + " " + s.substring(0, 5) + " [" + s.substring(12) + "]");
        System.out.println(s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("ld") + " " + s.endsWith(""));
        System.out.println(s.replace('l', 'L') + " " + s.replace("World", "there") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-"));
        System.out.println(s.toUpperCase() + " " + s.toLowerCase() + " " + s.contains("lo, W"));
        System.out.println("apple".compareTo("banana") + " " + "apple".compareTo("app") + " " + "a".compareTo("B") + " " + "a".compareToIgnoreCase("B"));
        System.out.println("abc".equals("abc") + " " + "abc".equals(null) + " " + "ABC".equalsIgnoreCase("abc") + " " + "abc".equals((Object) 3));
        System.out.println("hello".hashCode() + " " + "".hashCode() + " " + "The quick brown fox jumps".hashCode());
        System.out.println("[" + "  x ".trim() + "][" + " \t x\n".strip() + "][" + "  x ".stripLeading() + "][" + "  x ".stripTrailing() + "]");
        System.out.println("".isEmpty() + " " + " ".isEmpty() + " " + " \t".isBlank() + " " + "ab".repeat(3) + " [" + "ab".repeat(0) + "]");
        System.out.println(Arrays.toString("a,b,,c,,".split(",")) + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("a,b,,c".split(",", 2)));
        System.out.println(Arrays.toString("a1b22c".split("\\d+")) + Arrays.toString("abc".split("")) + Arrays.toString("".split(",")) + Arrays.toString("x".split(",")));
        System.out.println(Arrays.toString("a.b.c".split("\\.")) + Arrays.toString(" a  b ".split(" ")) + Arrays.toString("a|b".split("|")));
        System.out.println(String.join("/", "a", "b", "c") + " " + String.join(", ", List.of("x", "y")) + " [" + String.join(",") + "]");
        System.out.println(String.valueOf(3.0) + String.valueOf(true) + String.valueOf('c') + String.valueOf((Object) null) + String.valueOf(new char[] {'o', 'k'}));
        System.out.println(new String(new char[] {'a', 'b', 'c'}, 1, 2) + " " + "abc".concat("def") + " " + "abc".toCharArray().length);
        System.out.println("a-b".chars().sum() + " " + "banana".chars().filter(c -> c == 'a').count());
        System.out.println("one\ntwo\r\nthree".lines().toList() + " " + "  x\n y\n".indent(2).replace("\n", "|"));
        System.out.println("%d items, %s".formatted(3, "ok") + " " + "abc".matches("[a-c]+") + " " + "a1b2".replaceAll("[0-9]", "#") + " " + "a1b2".replaceFirst("\\d", ""));
        System.out.println("Straße".toUpperCase() + " " + "ÄÖÜ".toLowerCase() + " " + "naïve".length() + " " + "日本語".charAt(1));
        String smile = "a\uD83D\uDE00b";
        System.out.println(smile.length() + " " + smile.codePointCount(0, smile.length()) + " " + smile.codePointAt(1) + " " + (int) smile.charAt(1) + " " + smile.indexOf("b"));
        System.out.println(new StringBuilder(smile).reverse() + " " + smile.substring(3) + " " + Character.charCount(smile.codePointAt(1)));
        attempt(() -> s.charAt(20));
        attempt(() -> s.charAt(-1));
        attempt(() -> s.substring(5, 2));
        attempt(() -> s.substring(13));
        attempt(() -> s.substring(-1, 3));
        attempt(() -> "x".repeat(-1));
        String a = "hi", b = "hi", c = new String("hi"), d = "h" + "i";
        System.out.println((a == b) + " " + (a == c) + " " + (a == d) + " " + a.equals(c));
        String nothing = null;
        System.out.println("null: " + nothing + " " + Objects.toString(nothing, "default"));
        nothing += "!";
        System.out.println(nothing);
        System.out.println("regionMatches: " + s.regionMatches(true, 7, "WORLD", 0, 5) + " " + s.regionMatches(7, "WORLD", 0, 5));
        System.out.println("a\tb\\n\"q\"".length() + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + "b".compareTo("a"));
    }
}
