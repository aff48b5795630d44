// covers: string-concatenation, text-blocks, char-arithmetic, compound-assignment
public class Main {
    static class Thing {
        final String name;

        Thing(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static int calls;

    static String call() {
        return "call" + ++calls;
    }

    public static void main(String[] args) {
        int i = 7;
        char c = 'c';
        long l = 1L << 40;
        float f = 1.1f;
        double d = 100;
        byte b = -3;
        boolean t = true;
        Object none = null;
        String absent = null;
        System.out.println("" + i + c + l + f + d + b + t + none + absent);
        System.out.println(i + c + "x" + i + c);
        System.out.println('a' + 'b' + "ab" + 'a' + 'b');
        System.out.println(1 + 2 + "3" + 4 * 5 + (6 - 7) + -8);
        System.out.println("sum " + (i + 1) + ", product " + i * 2 + ", shift " + (i << 2) + ", test " + (i > 5));
        System.out.println("a" + new Thing("thing") + new Thing(null) + call() + call());
        String s = "x";
        s += 1;
        s += 'y';
        s += 2.0 + 1;
        s += new Thing("z");
        s += null;
        System.out.println(s);
        char up = 'a';
        up += 1;
        up++;
        System.out.println(up + " " + (up + 1) + " " + (char) (up + 1) + " " + (int) up + " " + up++ + up);
        for (char x = 'x'; x <= 'z'; x++) {
            System.out.print(x);
        }
        System.out.println();
        String block = """
            Dear "reader",
              this is \
            one line,
            a tab:\there, trailing:   \s
            three quotes: \"""
            unicode \u00e9 and octal \101
            """;
        System.out.print(block);
        String tight = """
            no newline at the end""";
        System.out.println(tight + "|" + """
            a
              b
           c
            """.length());
        System.out.println("tab\tquote\"back\\slash\u0041\101\0".length());
        System.out.println("\u0048\u0069 \uD83D\uDE00".length());
        String one = "one", two = "t" + "wo";
        final String first = "fi";
        System.out.println((one == "one") + " " + (two == "two") + " " + ("fi" + "rst" == first + "rst") + " " + (one + two == "onetwo"));
        StringBuilder sb = new StringBuilder();
        for (int n = 0; n < 3; n++) {
            sb.append(n).append(n < 2 ? ", " : "");
        }
        System.out.println(sb + " " + sb.length());
        System.out.println("compare " + "apple".compareTo("banana") + " " + "a".compareTo("abc") + " " + "B".compareToIgnoreCase("a"));
        System.out.println("hello world".chars().filter(x -> x == 'o').count() + " " + "hello".indexOf('l') + " " + "hello".charAt(4));
        String long1 = "";
        for (int n = 0; n < 20; n++) {
            long1 += n % 10;
        }
        System.out.println(long1 + " " + long1.hashCode());
        int length = ("a" + 1 + 2L + 'c' + 1.5f + 2.5 + true + null).length();
        System.out.println(length);
        System.out.println("" + (Object) 'c' + (Integer) 5 + (i == 7 ? "seven" : 8) + (char) 65 + (byte) 321);
        System.out.println(args + "" == null ? "never" : "an array has a text");
        System.out.println(Integer.MIN_VALUE + " " + Long.MAX_VALUE + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE + " " + (0.0 / 0) + " " + -1 / 0.0);
    }
}
