// covers: records, interfaces, enums, generics, lambdas, switch-expressions, instanceof-patterns, integer-overflow, string-concatenation, initialisers
import java.util.*;
public class Main {
    interface Shape { double area(); default String show() { return "S" + area(); } }
    record Circle(double r) implements Shape { public double area() { return r * 2; } }
    static abstract class Base { int x = 3; Base() { init(); } abstract void init(); }
    static class Derived extends Base { int y = 5; String s; void init() { y = 9; s = "set"; } public String toString() { return x + " " + y + " " + s; } }
    enum Color { RED, GREEN("g") { int v() { return 7; } }; final String n; Color() { this("none"); } Color(String n) { this.n = n; } int v() { return ordinal(); } }
    static int count = 0;
    static <T extends Comparable<T>> T max(List<T> l) { T best = l.get(0); for (T t : l) if (t.compareTo(best) > 0) best = t; return best; }
    public static void main(String[] args) {
        Shape s = new Circle(2);
        System.out.println(s.show() + " " + s);
        System.out.println(new Derived());
        for (Color c : Color.values()) System.out.println(c + " " + c.n + " " + c.v());
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) list.add(i * i % 7);
        System.out.println(list + " " + max(list));
        Map<String, Integer> m = new HashMap<>();
        for (String w : "a b a c b a".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(m);
        int[] a = {3, 1, 2};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a));
        Runnable r = () -> System.out.println("run " + list.size());
        r.run();
        try { Object o = a[5]; } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } finally { System.out.println("fin"); }
        System.out.println(switch (list.size()) { case 5 -> "five"; default -> "other"; });
        StringBuilder sb = new StringBuilder();
        for (char c = 'a'; c < 'e'; c++) sb.append(c).append((int) c);
        System.out.println(sb.reverse());
        long l = Integer.MAX_VALUE; l++; int ov = Integer.MAX_VALUE; ov++;
        System.out.println(l + " " + ov + " " + (5 / 2.0) + " " + 1e10f + " " + 'x' + 1);
        Object o = s;
        if (o instanceof Circle c && c.r() > 1) System.out.println("circle " + c.r());
        list.sort(Comparator.reverseOrder());
        System.out.println(list);
        System.out.println(list.stream().filter(x -> x > 0).map(x -> "n" + x).toList());
        count += 3; System.out.println(count);
    }
}
