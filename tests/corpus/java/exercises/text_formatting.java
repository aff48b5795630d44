// covers: text processing, wrapping, justification, histograms, StringBuilder, String.format
import java.util.*;
import java.util.stream.*;

public class Main {
    static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (line.length() > 0) {
                line.append(' ');
            }
            line.append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    static String justify(String line, int width) {
        String[] words = line.split(" ");
        if (words.length == 1) {
            return line;
        }
        int letters = Arrays.stream(words).mapToInt(String::length).sum();
        int gaps = words.length - 1;
        int spaces = width - letters;
        StringBuilder out = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            int pad = spaces / gaps + (i <= spaces % gaps ? 1 : 0);
            out.append(" ".repeat(pad)).append(words[i]);
        }
        return out.toString();
    }

    static String center(String text, int width, char fill) {
        int left = (width - text.length()) / 2;
        return String.valueOf(fill).repeat(left) + text + String.valueOf(fill).repeat(width - text.length() - left);
    }

    static String toRoman(int n) {
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] letters = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < values.length; i++) {
            for (; n >= values[i]; n -= values[i]) {
                out.append(letters[i]);
            }
        }
        return out.toString();
    }

    static int fromRoman(String roman) {
        Map<Character, Integer> values = Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);
        int total = 0;
        for (int i = 0; i < roman.length(); i++) {
            int value = values.get(roman.charAt(i));
            boolean isLess = i + 1 < roman.length() && value < values.get(roman.charAt(i + 1));
            total += isLess ? -value : value;
        }
        return total;
    }

    static String words(int n) {
        String[] small = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
        String[] tens = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};
        if (n < 0) {
            return "minus " + words(-n);
        }
        if (n < 20) {
            return small[n];
        }
        if (n < 100) {
            return tens[n / 10] + (n % 10 == 0 ? "" : "-" + small[n % 10]);
        }
        if (n < 1000) {
            return small[n / 100] + " hundred" + (n % 100 == 0 ? "" : " and " + words(n % 100));
        }
        return words(n / 1000) + " thousand" + (n % 1000 == 0 ? "" : " " + words(n % 1000));
    }

    static String vigenere(String text, String key, int sign) {
        StringBuilder out = new StringBuilder();
        int k = 0;
        for (char c : text.toCharArray()) {
            if (Character.isLetter(c)) {
                int shift = sign * (key.charAt(k++ % key.length()) - 'a');
                char base = Character.isUpperCase(c) ? 'A' : 'a';
                out.append((char) (base + Math.floorMod(c - base + shift, 26)));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        String text = "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.";
        List<String> lines = wrap(text, 28);
        System.out.println(center(" Austen ", 28, '='));
        for (int i = 0; i < lines.size(); i++) {
            System.out.println("|" + (i < lines.size() - 1 ? justify(lines.get(i), 28) : String.format("%-28s", lines.get(i))) + "|");
        }
        TreeMap<Integer, Long> lengths = Arrays.stream(text.replaceAll("[^a-zA-Z ]", "").split(" "))
                .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        lengths.forEach((length, count) -> System.out.printf("%2d %-10s %5.1f%%%n", length, "#".repeat(count.intValue()), 100.0 * count / 23));
        String vowels = text.toLowerCase().chars().filter(c -> "aeiou".indexOf(c) >= 0).mapToObj(c -> "" + (char) c).collect(Collectors.groupingBy(s -> s, TreeMap::new, Collectors.counting())).toString();
        System.out.println(vowels);
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) {
            System.out.print(toRoman(n) + (fromRoman(toRoman(n)) == n ? " " : "? "));
        }
        System.out.println();
        for (int n : new int[] {0, 13, 21, 100, 342, 1000, 12345, -7}) {
            System.out.println(n + ": " + words(n));
        }
        String secret = vigenere("Attack at Dawn!", "lemon", 1);
        System.out.println(secret + " " + vigenere(secret, "lemon", -1));
        Map<String, List<String>> anagrams = new TreeMap<>();
        for (String word : "listen silent enlist google elgoog abc cab bca".split(" ")) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            anagrams.computeIfAbsent(new String(letters), k -> new ArrayList<>()).add(word);
        }
        System.out.println(anagrams.values());
        StringBuilder diamond = new StringBuilder();
        for (int i = -2; i <= 2; i++) {
            diamond.append(" ".repeat(Math.abs(i))).append("*".repeat(5 - 2 * Math.abs(i))).append('\n');
        }
        System.out.print(diamond);
    }
}
