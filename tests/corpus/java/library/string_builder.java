// covers: StringBuilder, insert, delete, replace, reverse, setCharAt, StringBuffer
public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder("start");
        sb.append(' ').append(1).append(' ').append(2L).append(' ').append(1.5f).append(' ').append(2.5).append(' ').append(true);
        sb.append((Object) null).append((String) null).append(new char[] {'x', 'y'}).append("abcdef", 1, 3);
        System.out.println(sb + " " + sb.length());
        sb.insert(0, "[").insert(1, 42).insert(3, ' ').insert(sb.length(), ']');
        System.out.println(sb);
        sb.delete(0, 4).deleteCharAt(0).replace(0, 4, "TART!");
        System.out.println(sb);
        sb.setCharAt(0, 't');
        sb.setLength(8);
        System.out.println(sb + "|" + sb.reverse());
        System.out.println(sb.indexOf("T") + " " + sb.lastIndexOf("T") + " " + sb.charAt(2) + " " + sb.substring(3) + " " + sb.substring(1, 3));
        sb.setLength(0);
        System.out.println(sb.isEmpty() + " [" + sb + "] " + sb.append("x").compareTo(new StringBuilder("y")));
        StringBuilder same = sb.append("z");
        System.out.println((same == sb) + " " + sb.equals(new StringBuilder("xz")) + " " + sb.toString().equals("xz"));
        StringBuffer buffer = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            buffer.append(i).append(i < 4 ? "," : "\n");
        }
        System.out.print(buffer);
        attempt(() -> new StringBuilder("abc").charAt(5));
        attempt(() -> new StringBuilder("abc").deleteCharAt(3));
        attempt(() -> new StringBuilder("abc").insert(4, "x"));
        attempt(() -> new StringBuilder("abc").delete(3, 2));
        attempt(() -> new StringBuilder("abc").setCharAt(9, 'x'));
        attempt(() -> new StringBuilder("abc").replace(4, 5, "x"));
        attempt(() -> new StringBuilder("abc").setLength(-1));
        attempt(() -> new StringBuilder("abc").substring(4));
        System.out.println(new StringBuilder("abc").delete(1, 100).append('\u00e9').appendCodePoint(0x1F600).length());
        char[] target = new char[5];
        new StringBuilder("hello").getChars(1, 4, target, 1);
        System.out.println((int) target[0] + " " + target[1] + target[2] + target[3]);
        long total = 0;
        StringBuilder big = new StringBuilder();
        for (int i = 0; i < 2000; i++) {
            big.append(i);
        }
        for (int i = 0; i < big.length(); i++) {
            total += big.charAt(i) - '0';
        }
        System.out.println(big.length() + " " + total);
    }
}
