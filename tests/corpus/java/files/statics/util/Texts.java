package util;

public class Texts extends Base {
    public static final Integer WIDTH = width(80);

    static { System.out.println("Texts begins"); }

    public static String center(String text, int width) {
        int left = (width - text.length()) / 2;
        return " ".repeat(left) + text + " ".repeat(width - left - text.length());
    }
}

class Base {
    static { System.out.println("Base begins"); }

    static Integer width(int width) { return width / 2; }
}
