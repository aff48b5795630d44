// covers: String methods, StringBuilder, char arithmetic, recursion, switch on strings
import java.util.*;

public class Main {
    static boolean isPalindrome(String s) {
        String clean = s.toLowerCase().replaceAll("[^a-z0-9]", "");
        return new StringBuilder(clean).reverse().toString().equals(clean);
    }

    static String caesar(String s, int shift) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isUpperCase(c)) {
                sb.append((char) ('A' + Math.floorMod(c - 'A' + shift, 26)));
            } else if (Character.isLowerCase(c)) {
                sb.append((char) ('a' + Math.floorMod(c - 'a' + shift, 26)));
            } else {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    static String compress(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
            sb.append(s.charAt(i));
            if (j - i > 1) sb.append(j - i);
            i = j;
        }
        return sb.toString();
    }

    static void permutations(String prefix, String rest, List<String> out) {
        if (rest.isEmpty()) {
            out.add(prefix);
            return;
        }
        for (int i = 0; i < rest.length(); i++) {
            permutations(prefix + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out);
        }
    }

    static int levenshtein(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int previous = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int old = row[j];
                row[j] = a.charAt(i - 1) == b.charAt(j - 1) ? previous : 1 + Math.min(previous, Math.min(row[j], row[j - 1]));
                previous = old;
            }
        }
        return row[b.length()];
    }

    static int roman(String s) {
        int total = 0, last = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int v = switch (s.charAt(i)) {
                case 'I' -> 1;
                case 'V' -> 5;
                case 'X' -> 10;
                case 'L' -> 50;
                case 'C' -> 100;
                case 'D' -> 500;
                case 'M' -> 1000;
                default -> throw new IllegalArgumentException("not a numeral: " + s.charAt(i));
            };
            total += v < last ? -v : v;
            last = Math.max(last, v);
        }
        return total;
    }

    static String day(String name) {
        switch (name.toLowerCase()) {
            case "saturday":
            case "sunday":
                return "weekend";
            case "friday":
                return "almost";
            default:
                return "work";
        }
    }

    public static void main(String[] args) {
        System.out.println(isPalindrome("A man, a plan, a canal: Panama") + " " + isPalindrome("Java"));
        String secret = caesar("Hello, World!", 3);
        System.out.println(secret + " " + caesar(secret, -3));
        System.out.println(compress("aaabccdddd") + " " + compress("xyz") + " [" + compress("") + "]");
        List<String> all = new ArrayList<>();
        permutations("", "abc", all);
        System.out.println(all);
        System.out.println(levenshtein("kitten", "sitting") + " " + levenshtein("", "abc"));
        System.out.println(roman("MCMXCIV") + " " + roman("XLII"));
        for (String d : new String[] {"Monday", "FRIDAY", "Sunday"}) {
            System.out.print(day(d) + " ");
        }
        System.out.println();
        String s = "  The quick brown fox  ";
        System.out.println(s.trim().length() + "|" + s.strip() + "|" + s.indexOf("quick") + "|" + s.contains("fox"));
        System.out.println(String.join("-", s.trim().split(" ")));
        StringBuilder title = new StringBuilder();
        for (String w : s.trim().split(" ")) {
            title.append(Character.toUpperCase(w.charAt(0))).append(w.substring(1).toLowerCase()).append(' ');
        }
        title.setLength(title.length() - 1);
        System.out.println(title);
        System.out.println("a" + 1 + 2 + 'b' + (1 + 2) + 1.0 + true + null + (char) ('a' + 1) + ('a' + 1));
    }
}
