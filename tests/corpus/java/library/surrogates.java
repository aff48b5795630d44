import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Texts that are put together and taken apart unit by unit, with characters of two units in them. */
public class Surrogates {
    static final String TEXT = "a😀b🎉é";

    static String copied(String text) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            out.append(text.charAt(at));
        }
        return out.toString();
    }

    static String joined(String text) {
        String out = "";
        for (char unit : text.toCharArray()) {
            out += unit;
        }
        return out;
    }

    static String hex(String text) {
        StringBuilder out = new StringBuilder();
        for (char unit : text.toCharArray()) {
            out.append(String.format("%04x ", (int) unit));
        }
        return out.toString().trim();
    }

    static String reversedByHand(String text) {
        StringBuilder out = new StringBuilder();
        for (int at = text.length() - 1; at >= 0; at--) {
            out.append(text.charAt(at));
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.println(copied(TEXT) + " " + copied(TEXT).equals(TEXT) + " " + joined(TEXT));
        System.out.println(TEXT.length() + " " + TEXT.codePointCount(0, TEXT.length()) + " " + hex(TEXT));

        // Wrong order: four halves that stand alone.
        String wrong = reversedByHand(TEXT);
        System.out.println(wrong + " " + hex(wrong));
        System.out.println(wrong.length() + " " + wrong.codePointCount(0, wrong.length()) + " " + reversedByHand(wrong).equals(TEXT));
        System.out.println(new StringBuilder(TEXT).reverse() + " " + new StringBuilder(wrong).reverse());

        // Cut in the middle.
        String first = TEXT.substring(0, 2);
        String rest = TEXT.substring(2);
        System.out.println(first + "|" + rest + "|" + first.length() + "|" + rest.length() + "|" + (first + rest).equals(TEXT));
        System.out.println(hex(first) + "|" + hex(rest));
        System.out.println((int) first.charAt(1) + " " + first.codePointAt(1) + " " + rest.codePointAt(0) + " " + TEXT.codePointAt(1));
        System.out.println(Character.isHighSurrogate(first.charAt(1)) + " " + Character.isLowSurrogate(rest.charAt(0))
            + " " + Character.isSurrogate('x'));

        // Found in the middle of pairs.
        char high = "😀".charAt(0);
        char low = "😀".charAt(1);
        System.out.println(TEXT.indexOf(high) + " " + TEXT.indexOf(low) + " " + TEXT.lastIndexOf(high) + " " + TEXT.indexOf(high, 2)
            + " " + TEXT.indexOf("😀") + " " + TEXT.indexOf(0x1F389));
        System.out.println(rest.startsWith(String.valueOf(low)) + " " + first.endsWith("" + high) + " " + TEXT.startsWith(first)
            + " " + TEXT.endsWith(rest) + " " + TEXT.contains("" + low + "b") + " " + TEXT.startsWith("" + low, 2));
        System.out.println(hex(TEXT.replace(low, 'x')) + " " + TEXT.replace("" + high + low, "<>") + " " + TEXT.replace("b", ""));
        System.out.println(hex(TEXT.replace('b', high)) + " " + ("x" + high + "y" + low).replace("y", ""));

        System.out.println(hex("a😀".replace("", "-")) + " " + hex("😀".replace("" + high, "")) + " " + "".replace("", "x")
            + " " + "aaa".replace("", "").length() + " " + ("" + high + high + low).replace("" + high, "h"));
        for (int[] range : new int[][] {{0, 7}, {1, 2}, {2, 3}, {3, 3}, {3, 1}, {-1, 2}, {0, 8}}) {
            try {
                System.out.print(TEXT.codePointCount(range[0], range[1]) + " ");
            } catch (IndexOutOfBoundsException e) {
                System.out.print(e.getMessage() + " ");
            }
        }
        System.out.println();

        // Compared, hashed, kept.
        System.out.println(first.compareTo(TEXT) + " " + rest.compareTo(TEXT) + " " + wrong.compareTo(TEXT) + " " + "\uFFFF".compareTo(TEXT.substring(1)));
        System.out.println(first.hashCode() + " " + rest.hashCode() + " " + wrong.hashCode() + " " + copied(TEXT).hashCode());
        Map<String, Integer> counts = new HashMap<>();
        for (String part : List.of(first, rest, TEXT.substring(0, 2), "" + 'a' + high)) {
            counts.merge(part, 1, Integer::sum);
        }
        System.out.println(counts.get(first) + " " + counts.get(rest) + " " + counts.size());

        // Built in other ways.
        StringBuilder builder = new StringBuilder();
        builder.append(low).append(high);
        builder.insert(1, "-").append(low).insert(0, high).setLength(5);
        System.out.println(builder + " " + hex(builder.toString()));
        builder.deleteCharAt(2);
        System.out.println(builder + " " + builder.length());
        builder.setCharAt(0, 'z');
        System.out.println(hex(builder.toString()));
        builder.replace(0, 2, "[]").delete(3, 4);
        System.out.println(hex(builder.toString()) + " " + builder);
        System.out.println(String.valueOf(new char[] {high, low}) + new String(new char[] {'q', high}) + Character.toString(0x1F600)
            + new StringBuilder().appendCodePoint(0x1F389) + String.join("", "" + high, "" + low) + ("" + low + high).repeat(2));
        System.out.println(String.format("%c%s|%s", high, low, "" + high + low) + " " + Arrays.toString(Character.toChars(0x1F600)).length());
        System.out.println("\uD83D\uDE00" + "\uD83D" + "\uDE00" + " \uD83D. " + '\uD83D' + '\uDE00' + " " + "\uDE00\uD83D".length());
        final String constant = "\uD83D" + '\uDE00';
        switch (TEXT.substring(1, 3)) {
            case constant -> System.out.println("constant " + constant.length());
            default -> System.out.println("other");
        }

        // Left by streams of units and points, and as bytes.
        System.out.println(Arrays.toString(wrong.codePoints().toArray()));
        System.out.println(TEXT.chars().filter(unit -> Character.isSurrogate((char) unit)).count() + " " + TEXT.codePoints().count());
        System.out.println(Arrays.toString(first.getBytes(StandardCharsets.UTF_8)) + Arrays.toString(rest.getBytes(StandardCharsets.UTF_8)));
        System.out.println(Arrays.toString(first.getBytes(StandardCharsets.UTF_16BE)) + Arrays.toString(first.getBytes(StandardCharsets.ISO_8859_1))
            + Arrays.toString(rest.getBytes(StandardCharsets.US_ASCII)));
        System.out.println(new String(first.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8).equals(first));
        System.out.println(first.toUpperCase() + " " + first.strip().length() + " " + (first + " ").trim().length() + " " + first.isBlank());
        List<Character> units = new ArrayList<>();
        for (char unit : "x😀".toCharArray()) {
            units.add(unit);
        }
        StringBuilder back = new StringBuilder();
        units.forEach(back::append);
        System.out.println(units.size() + " " + back + " " + units);
        System.out.print(high);
        System.out.print(low);
        System.out.println();
    }
}
