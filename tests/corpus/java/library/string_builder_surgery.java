// covers: StringBuilder, StringBuffer, insert, delete, replace, setCharAt
public class Main {
    static String caesar(String text, int shift) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (Character.isUpperCase(c)) {
                out.append((char) ('A' + Math.floorMod(c - 'A' + shift, 26)));
            } else if (Character.isLowerCase(c)) {
                out.append((char) ('a' + Math.floorMod(c - 'a' + shift, 26)));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    static String runLength(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length();) {
            int j = i;
            while (j < text.length() && text.charAt(j) == text.charAt(i)) {
                j++;
            }
            out.append(text.charAt(i));
            if (j - i > 1) {
                out.append(j - i);
            }
            i = j;
        }
        return out.toString();
    }

    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("hello");
        text.append(' ').append("world").append(1).append(2.5).append(true).append('!').append(10L).append(1.5f).append((Object) null).append(new char[] {'o', 'k'});
        System.out.println(text + " " + text.length());
        text.setLength(11);
        System.out.println(text);
        text.insert(0, ">> ").insert(3, 42).insert(5, ' ').insert(text.length(), '.');
        System.out.println(text);
        text.delete(0, 3).deleteCharAt(text.length() - 1);
        System.out.println(text);
        text.replace(0, 2, "forty-two");
        System.out.println(text + " " + text.indexOf("w") + " " + text.lastIndexOf("o") + " " + text.charAt(3));
        text.setCharAt(0, 'F');
        System.out.println(text.substring(0, 9) + "|" + text.substring(10) + "|" + text.subSequence(1, 4));
        System.out.println(new StringBuilder("abc").reverse() + " " + new StringBuilder("same").compareTo(new StringBuilder("sane")));
        StringBuilder a = new StringBuilder("x");
        StringBuilder b = new StringBuilder("x");
        System.out.println(a.equals(b) + " " + a.toString().equals(b.toString()) + " " + "x".contentEquals(a));
        StringBuilder same = a;
        same.append("y");
        System.out.println(a + " " + (a == same) + " " + a.isEmpty());

        System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("Hello, World!", 3), -3));
        System.out.println(runLength("aaabccdddd"));
        StringBuilder table = new StringBuilder();
        for (int i = 1; i <= 3; i++) {
            for (int j = 1; j <= 4; j++) {
                table.append(String.format("%4d", i * j));
            }
            table.append(System.lineSeparator());
        }
        System.out.print(table);
        StringBuilder binary = new StringBuilder();
        for (int n = 37; n > 0; n /= 2) {
            binary.insert(0, n % 2);
        }
        System.out.println(binary);
        StringBuffer buffer = new StringBuffer("buffer");
        buffer.append(1).insert(0, "[").append("]").reverse();
        System.out.println(buffer);
        StringBuilder long1 = new StringBuilder();
        for (int i = 0; i < 5000; i++) {
            long1.append(i % 10);
            if (i % 3 == 0) {
                long1.append(',');
            }
        }
        System.out.println(long1.length() + " " + long1.toString().hashCode());
        text.setLength(0);
        System.out.println(text.length() + "[" + text + "]");
        text.appendCodePoint(72).append("abcdef", 1, 4).append(new char[] {'1', '2', '3'}, 1, 2);
        System.out.println(text);
        Runnable[] wrong = {
            () -> new StringBuilder("abc").charAt(3),
            () -> new StringBuilder("abc").deleteCharAt(3),
            () -> new StringBuilder("abc").insert(4, "x"),
            () -> new StringBuilder("abc").delete(2, 1),
            () -> new StringBuilder("abc").replace(4, 5, "x"),
            () -> new StringBuilder("abc").setCharAt(-1, 'x'),
            () -> new StringBuilder("abc").substring(2, 7),
            () -> new StringBuilder("abc").setLength(-1),
        };
        for (Runnable run : wrong) {
            try {
                run.run();
                System.out.println("fine");
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
