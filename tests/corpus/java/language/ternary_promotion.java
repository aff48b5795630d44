// covers: conditional-operator, autoboxing, char-arithmetic
import java.util.*;

public class Main {
    static String type(int x) { return "int " + x; }
    static String type(char x) { return "char " + x; }
    static String type(short x) { return "short " + x; }
    static String type(byte x) { return "byte " + x; }
    static String type(long x) { return "long " + x; }
    static String type(double x) { return "double " + x; }
    static String type(Object x) { return "Object " + x + " " + x.getClass().getSimpleName(); }

    static Integer absent() { return null; }

    public static void main(String[] args) {
        boolean yes = args.length == 0;
        char c = 'x';
        int i = 0;
        short s = 5;
        byte b = 6;
        long l = 7;
        Integer boxed = 9;
        Character letter = 'q';
        System.out.println(type(yes ? c : 0));
        System.out.println(type(yes ? c : i));
        System.out.println(type(yes ? 'a' : 98));
        System.out.println(type(yes ? s : b));
        System.out.println(type(yes ? b : 100));
        System.out.println(type(yes ? b : 1000));
        System.out.println(type(yes ? b : c));
        System.out.println(type(yes ? i : l));
        System.out.println(type(yes ? i : 1.5));
        System.out.println(type(yes ? boxed : l));
        System.out.println(type(yes ? boxed : 1));
        System.out.println(type(yes ? letter : 1));
        System.out.println(type(yes ? boxed : "s"));
        System.out.println(type(yes ? boxed : Double.valueOf(3)));
        System.out.println(type(yes ? null : 0) == null);
    }

    static String type(Integer x) { return x == null ? null : "Integer " + x; }

    static {
        boolean flag = true;
        try {
            int n = flag ? absent() : 0;
            System.out.println(n);
        } catch (NullPointerException e) {
            System.out.println("unboxing nothing");
        }
        Integer kept = flag ? absent() : Integer.valueOf(0);
        System.out.println(kept);
        System.out.println(false ? 1 : 'a');
        System.out.println(true ? 'b' : 0);
        int x = 0;
        System.out.println(true ? 'b' : x);
        System.out.println((Object) (true ? 1 : 'c'));
        System.out.println(flag ? 1 : 2L);
        List<? extends Object> list = flag ? new ArrayList<>(List.of("a")) : new LinkedList<Integer>();
        System.out.println(list);
        String nested = x > 0 ? "positive" : x < 0 ? "negative" : "zero";
        System.out.println(nested);
        double d = flag ? 1 : 0;
        System.out.println(d + (flag ? 1 / 2 : 1.0));
        Comparable<?> cmp = flag ? "text" : 5;
        System.out.println(cmp);
    }
}
