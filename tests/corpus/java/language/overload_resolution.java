// covers: overloading, varargs, autoboxing, casts
import java.util.*;

public class Main {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..."; }

    static String g(long x) { return "long"; }
    static String g(Integer x) { return "Integer"; }
    static String g(Object... x) { return "Object..."; }

    static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; }
    static String h(CharSequence s) { return "CharSequence"; }

    static String k(char c) { return "char " + c; }
    static String k(int i) { return "int " + i; }

    static String v(String s, Object... rest) { return s + rest.length; }
    static String v(String s, String t) { return s + "&" + t; }
    static String v(String s) { return s + "!"; }

    static String w(int a, double b) { return "id"; }
    static String w(double a, int b) { return "di"; }

    static String many(Object... xs) { return xs == null ? "null" : xs.length + Arrays.toString(xs); }
    static String ints(int... xs) { return xs.length + ":" + Arrays.stream(xs).sum(); }

    static class A {
        String who(A other) { return "A/A"; }
        String who(B other) { return "A/B"; }
    }

    static class B extends A {
        @Override String who(A other) { return "B/A"; }
        String who(Object other) { return "B/Object"; }
    }

    static <T> String gen(T t) { return "T"; }
    static <T extends Number> String gen(T t) { return "Number"; }
    static String gen(List<?> l) { return "List"; }

    static void list(List<Integer> l) {
        l.remove(1);
        l.remove(Integer.valueOf(1));
        System.out.println(l);
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 'c';
        long l = 4;
        float fl = 5;
        System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(3) + " " + f(l) + " " + f(fl) + " " + f(2.0));
        System.out.println(f(Integer.valueOf(1)) + " " + f(Long.valueOf(1)) + " " + f("x") + " " + f() + " " + f(1, 2));
        System.out.println(g(1) + " " + g('a') + " " + g(Integer.valueOf(3)) + " " + g("s") + " " + g(1.5) + " " + g());
        Object o = "text";
        CharSequence cs = "text";
        System.out.println(h(o) + " " + h("x") + " " + h(cs) + " " + h(null) + " " + h(new StringBuilder()));
        System.out.println(k('x') + " " + k('x' + 1) + " " + k((char) ('x' + 1)) + " " + k(b));
        System.out.println(v("a") + " " + v("a", "b") + " " + v("a", 1) + " " + v("a", "b", "c") + " " + v("a", new Object[3]));
        System.out.println(w(1, 2.0) + " " + w(1.0, 2));
        System.out.println(many() + many(1) + many(1, "b", 'c') + many((Object[]) null) + many((Object) null));
        System.out.println(many(new String[] {"p", "q"}) + many(new int[] {1, 2}.length) + many((Object) new String[2].length));
        System.out.println(ints() + " " + ints(5) + " " + ints(1, 2, 3) + " " + ints(new int[] {4, 5}));
        A a = new B();
        B bb = new B();
        System.out.println(a.who(a) + " " + a.who(bb) + " " + bb.who(a) + " " + bb.who(bb) + " " + bb.who("s"));
        System.out.println(gen("s") + " " + gen(1) + " " + gen(new ArrayList<String>()) + " " + gen(2.5f));
        list(new ArrayList<>(List.of(3, 2, 1)));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append(1L).append(1.0f).append(true).append((Object) null).append(new char[] {'x', 'y'});
        System.out.println(sb);
        char[] chars = {'h', 'i'};
        System.out.println(chars);
        System.out.println(String.valueOf(chars) + String.valueOf((Object) "o"));
    }
}
