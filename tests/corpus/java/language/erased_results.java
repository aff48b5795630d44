// covers: generics, raw-types, casts
import java.util.*;
public class Main {
    static class Box<T> { T v; Box(T v) { this.v = v; } T get() { return v; } }
    @SuppressWarnings({"unchecked", "rawtypes"})
    static <T> T unsafe(Object o) { return (T) o; }
    static void use(String s) { System.out.println("used " + s); }
    static String give(List<String> l) { return l.get(0); }
    static int len(List<String> l) { return l.get(0).length(); }
    static void each(List<String> l) { for (String s : l) System.out.println(s); }
    static int unbox(List<Integer> l) { int sum = 0; for (int i : l) sum += i; return sum; }
    interface Act { void run(); }
    static void attempt(String name, Act a) {
        try { a.run(); System.out.println(name + " fine"); }
        catch (ClassCastException e) { System.out.println(name + ": " + e.getMessage()); }
    }
    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<String> polluted = (List) new ArrayList<>(List.of(1));
        attempt("assign", () -> { String s = polluted.get(0); });
        attempt("call", () -> System.out.println(polluted.get(0).length()));
        attempt("arg", () -> use(polluted.get(0)));
        attempt("ret", () -> give(polluted));
        attempt("len", () -> len(polluted));
        attempt("each", () -> each(polluted));
        attempt("object", () -> { Object o = polluted.get(0); System.out.println(o); });
        attempt("concat", () -> System.out.println("x" + polluted.get(0)));
        attempt("print", () -> System.out.println((Object) polluted.get(0)));
        Map<String, Integer> m = (Map) new HashMap<>(Map.of("a", "b"));
        attempt("map", () -> { int x = m.get("a"); });
        attempt("map2", () -> { Integer x = m.get("a"); });
        attempt("map3", () -> { int t = m.get("a") + 1; });
        Box raw = new Box("str");
        Box<Integer> b = raw;
        attempt("box", () -> { Integer i = b.get(); });
        attempt("field", () -> { Integer i = b.v; });
        attempt("field2", () -> { int i = b.v + 1; });
        attempt("generic", () -> { Integer i = unsafe("s"); });
        attempt("generic2", () -> { String i = Main.<String>unsafe(3); });
        attempt("generic3", () -> { String[] a = unsafe(new Object[0]); });
        List<Integer> ints = (List<Integer>) (List<?>) List.of("x", "y");
        attempt("sum", () -> System.out.println(unbox(ints)));
        attempt("stream", () -> System.out.println(ints.stream().mapToInt(i -> i).sum()));
        attempt("cond", () -> { String s = polluted.isEmpty() ? "a" : polluted.get(0); });
        attempt("equals", () -> System.out.println(polluted.get(0).equals("a")));
        attempt("iter", () -> { Iterator<String> it = polluted.iterator(); String s = it.next(); });
        attempt("switch", () -> { switch (polluted.get(0)) { case "a": break; } });
        attempt("var", () -> { var v = polluted.get(0); });
        attempt("comparable", () -> { Comparable<String> c = polluted.get(0); System.out.println(c); });
    }
}
