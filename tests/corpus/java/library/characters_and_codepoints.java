// covers: Character methods, char arithmetic, code points, unicode texts
import java.util.*;
import java.util.stream.*;

public class Main {
    static String classify(char c) {
        return (Character.isLetter(c) ? "L" : "") + (Character.isDigit(c) ? "D" : "") + (Character.isWhitespace(c) ? "W" : "")
                + (Character.isUpperCase(c) ? "U" : "") + (Character.isLowerCase(c) ? "l" : "") + (Character.isLetterOrDigit(c) ? "A" : "")
                + (Character.isAlphabetic(c) ? "a" : "") + (Character.isJavaIdentifierStart(c) ? "J" : "");
    }

    static boolean isStrong(String password) {
        boolean upper = false, lower = false, digit = false, other = false;
        for (int i = 0; i < password.length(); i++) {
            char c = password.charAt(i);
            if (Character.isUpperCase(c)) {
                upper = true;
            } else if (Character.isLowerCase(c)) {
                lower = true;
            } else if (Character.isDigit(c)) {
                digit = true;
            } else {
                other = true;
            }
        }
        return password.length() >= 8 && upper && lower && digit && other;
    }

    public static void main(String[] args) {
        for (char c : "aZ5 _$\t\u00e9\u00df\u03a9.-".toCharArray()) {
            System.out.print((int) c + classify(c) + " ");
        }
        System.out.println();
        char c = 'a';
        c++;
        c += 2;
        System.out.println(c + " " + (c + 1) + " " + (char) (c + 1) + " " + (int) c + " " + ('a' + 'b') + " " + (char) 98 + 'c' + " " + "" + 'a' + 'b' + " " + (c > 'b') + " " + (char) ('Z' - 25));
        System.out.println(Character.getNumericValue('7') + " " + ('7' - '0') + " " + Character.getNumericValue('b') + " " + Character.digit('f', 16) + " " + Character.forDigit(11, 16) + " " + Character.digit('9', 8));
        System.out.println(Character.toUpperCase('x') + "" + Character.toLowerCase('Q') + " " + Character.toString('k') + " " + Character.valueOf('v').compareTo('t') + " " + Character.compare('a', 'b') + " " + Character.isSpaceChar(' ') + " " + Character.MIN_VALUE + (int) Character.MAX_VALUE);
        StringBuilder alphabet = new StringBuilder();
        for (char letter = 'A'; letter <= 'Z'; letter += 5) {
            alphabet.append(letter);
        }
        System.out.println(alphabet + " " + isStrong("Passw0rd!") + " " + isStrong("password"));
        String text = "na\u00efve caf\u00e9 \u20ac5 \ud83d\ude00!";
        System.out.println(text.length() + " " + text.codePointCount(0, text.length()) + " " + text.codePointAt(14) + " " + text.indexOf("\u20ac") + " " + text.toUpperCase());
        System.out.println(text.codePoints().filter(Character::isLetter).mapToObj(Character::toString).collect(Collectors.joining()) + " " + Character.charCount(128512) + " " + Character.isSurrogate(text.charAt(14)) + " " + new StringBuilder(text).reverse());
        int[] counts = new int[26];
        for (char letter : "The Quick Brown Fox".toLowerCase().toCharArray()) {
            if (letter >= 'a' && letter <= 'z') {
                counts[letter - 'a']++;
            }
        }
        System.out.println(Arrays.toString(counts));
        switch ("grade B".charAt(6)) {
            case 'A':
                System.out.println("great");
                break;
            case 'B':
            case 'C':
                System.out.println("good");
            case 'D':
                System.out.println("passed");
                break;
            default:
                System.out.println("?");
        }
        char[] grid = new char[4];
        System.out.println((int) grid[0] + " " + Arrays.equals(grid, new char[4]) + " " + String.valueOf(new char[] {'o', 'k'}) + " " + "\u0041\t|\\|\"|\'|\60");
    }
}
