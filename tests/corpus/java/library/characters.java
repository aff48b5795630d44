// covers: Character methods, char arithmetic, code points, escapes
public class Main {
    public static void main(String[] args) {
        String sample = "aZ5 _\t\u00e9\u00df\u0416\u4e2d$-";
        for (char c : sample.toCharArray()) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c)
                    + Character.isUpperCase(c) + Character.isLowerCase(c) + Character.isWhitespace(c) + " "
                    + (int) Character.toUpperCase(c) + " " + (int) Character.toLowerCase(c) + " " + Character.isJavaIdentifierStart(c));
        }
        char c = 'x';
        c++;
        c += 1;
        System.out.println(c + " " + (c - 'a') + " " + (char) (c - 25) + " " + (c > 'y') + " " + (char) 955 + " " + '\u0041' + '\101' + "\u0042");
        int sum = 'a' + 'b';
        char back = (char) (sum / 2);
        System.out.println(sum + " " + back + " " + (int) '\n' + " " + (byte) '\u00ff' + " " + (short) '\uffff' + " " + (char) -1 / 2);
        StringBuilder alphabet = new StringBuilder();
        for (char k = 'a'; k <= 'z'; k += 3) alphabet.append(k);
        System.out.println(alphabet + " " + Character.getNumericValue('z') + " " + Character.digit('7', 8) + " " + Character.digit('8', 8) + " " + Character.MIN_RADIX);
        char[] digits = {'1', '2', '3'};
        int value = 0;
        for (char d : digits) value = value * 10 + (d - '0');
        System.out.println(value + " " + new String(digits) + digits.length + " " + String.valueOf(digits, 1, 2) + " " + Character.compare('a', 'b') + " " + Character.reverseBytes('a'));
        switch (c) {
            case 'y': System.out.println("why"); break;
            case 'z': System.out.println("zed");
            default: System.out.println("fell through");
        }
        int[] counts = new int[128];
        for (char k : "mississippi".toCharArray()) counts[k]++;
        for (char k = 0; k < 128; k++) if (counts[k] > 0) System.out.print(k + "=" + counts[k] + " ");
        System.out.println(Character.toChars(97)[0] + Character.toString('q') + Character.valueOf('r') + Character.getNumericValue('x'));
        System.out.println("tab\tquote\"back\\slash'single' \0null".length() + " " + "\s".length() + " " + (char) ('a' ^ ' '));
    }
}
