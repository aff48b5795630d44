// covers: a textbook's chapters: lists, visitors, clones, caches, overflow, switches, functions
import java.util.*;
import java.util.function.*;
public class Main {
    // generic linked list with inner iterator and bounded methods
    static class Node<T> { T val; Node<T> next; Node(T v) { val = v; } }
    static class MyList<T extends Comparable<T>> implements Iterable<T> {
        private Node<T> head, tail; private int size; private int modCount;
        void add(T v) { Node<T> n = new Node<>(v); if (head == null) head = tail = n; else { tail.next = n; tail = n; } size++; modCount++; }
        T max() { if (head == null) throw new NoSuchElementException("empty list"); T m = head.val; for (T t : this) if (t.compareTo(m) > 0) m = t; return m; }
        void reverse() { Node<T> prev = null, cur = head; tail = head; while (cur != null) { Node<T> nx = cur.next; cur.next = prev; prev = cur; cur = nx; } head = prev; }
        <R extends Comparable<R>> MyList<R> map(Function<? super T, ? extends R> f) { MyList<R> r = new MyList<>(); for (T t : this) r.add(f.apply(t)); return r; }
        public Iterator<T> iterator() { return new Iterator<T>() { private Node<T> cur = head; private final int expected = modCount; @Override public boolean hasNext() { return cur != null; } @Override public T next() { if (expected != modCount) throw new ConcurrentModificationException(); if (cur == null) throw new NoSuchElementException(); T v = cur.val; cur = cur.next; return v; } }; }
        @Override public String toString() { StringJoiner sj = new StringJoiner(" -> ", "[", "]"); for (T t : this) sj.add(String.valueOf(t)); return sj.toString(); }
    }
    interface Visitor<R> { R visitNum(int n); R visitBin(char op, Expr a, Expr b); }
    interface Expr { <R> R accept(Visitor<R> v); }
    static Expr num(int n) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.visitNum(n); } }; }
    static Expr bin(char op, Expr a, Expr b) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.visitBin(op, a, b); } }; }
    static class Eval implements Visitor<Integer> { public Integer visitNum(int n) { return n; } public Integer visitBin(char op, Expr a, Expr b) { int x = a.accept(this), y = b.accept(this); switch (op) { case '+': return x + y; case '-': return x - y; case '*': return x * y; case '/': return x / y; default: throw new UnsupportedOperationException("op " + op); } } }
    static class Show implements Visitor<String> { public String visitNum(int n) { return "" + n; } public String visitBin(char op, Expr a, Expr b) { return "(" + a.accept(this) + " " + op + " " + b.accept(this) + ")"; } }
    static class Matrix { final double[][] d; Matrix(double[][] d) { this.d = d; } Matrix times(Matrix o) { int n = d.length, m = o.d[0].length; double[][] r = new double[n][m]; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) for (int k = 0; k < o.d.length; k++) r[i][j] += d[i][k] * o.d[k][j]; return new Matrix(r); } @Override public boolean equals(Object o) { return o instanceof Matrix m && Arrays.deepEquals(d, m.d); } @Override public int hashCode() { return Arrays.deepHashCode(d); } }
    static class Singleton { private static Singleton inst; private static int made; private Singleton() { made++; } static synchronized Singleton get() { if (inst == null) inst = new Singleton(); return inst; } }
    static class Builder { private final StringBuilder sb = new StringBuilder(); private int indent; Builder open(String t) { line("<" + t + ">"); indent++; return this; } Builder close(String t) { indent--; return line("</" + t + ">"); } Builder line(String s) { sb.append("  ".repeat(indent)).append(s).append('\n'); return this; } String build() { return sb.toString(); } }
    static abstract class Animal implements Cloneable { String name; Animal(String n) { name = n; init(); } void init() { System.out.println("Animal.init " + name); } abstract String sound(); @Override public Animal clone() { try { return (Animal) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } } }
    static class Dog extends Animal { int tricks = 7; Dog(String n) { super(n); } @Override void init() { System.out.println("Dog.init " + tricks); } String sound() { return "Woof"; } }
    static int depth = 0; static void recurse() { depth++; recurse(); }
    static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> byValue(Map<K, V> m) { List<Map.Entry<K, V>> l = new ArrayList<>(m.entrySet()); l.sort(Map.Entry.<K, V>comparingByValue().reversed()); return l; }
    @SafeVarargs static <T> List<T> listOf(T... ts) { return new ArrayList<>(Arrays.asList(ts)); }
    static String classify(Object o) { return switch (o.getClass().getSimpleName()) { case "Integer", "Long" -> "whole"; case "String" -> { String s = (String) o; yield s.isEmpty() ? "empty" : "text" + s.length(); } default -> "other:" + o.getClass().getName(); }; }
    public static void main(String[] args) {
        MyList<Integer> l = new MyList<>(); for (int i : new int[]{5, 3, 9, 1}) l.add(i); System.out.println(l + " max " + l.max() + " size " + l.size); l.reverse(); System.out.println(l); System.out.println(l.map(x -> "n" + x).max());
        try { new MyList<String>().max(); } catch (NoSuchElementException e) { System.out.println("caught " + e.getMessage()); }
        try { for (Integer x : l) l.add(x); } catch (ConcurrentModificationException e) { System.out.println("CME " + e.getMessage()); }
        Expr e = bin('*', bin('+', num(2), num(3)), bin('-', num(10), num(4))); System.out.println(e.accept(new Show()) + " = " + e.accept(new Eval()));
        try { bin('/', num(1), num(0)).accept(new Eval()); } catch (ArithmeticException ex) { System.out.println(ex); }
        Matrix m = new Matrix(new double[][]{{1, 2}, {3, 4}}); System.out.println(Arrays.deepToString(m.times(m).d) + " " + m.equals(new Matrix(new double[][]{{1, 2}, {3, 4}})) + " " + m.hashCode());
        System.out.println(Singleton.get() == Singleton.get()); System.out.println(Singleton.made);
        System.out.print(new Builder().open("html").open("p").line("hi").close("p").close("html").build());
        Dog d = new Dog("Rex"); Dog c = (Dog) d.clone(); c.name = "Max"; System.out.println(d.name + c.name + c.tricks + c.sound());
        try { recurse(); } catch (StackOverflowError so) { System.out.println("SO " + (depth > 500)); }
        System.out.println(fib(20)); Map<String, Integer> sc = new HashMap<>(); sc.put("x", 3); sc.put("y", 9); sc.put("z", 5); System.out.println(byValue(sc)); System.out.println(listOf(1, "a", 2.5) + classify(3L) + classify("") + classify("abc") + classify('c'));
        int[] a = {1, 2, 3}; int[] b = a.clone(); b[0] = 99; System.out.println(a[0] + " " + Arrays.equals(a, b) + " " + a.equals(a)); int[][] g = {{1}, {2, 3}}; int[][] gc = g.clone(); gc[0][0] = 7; System.out.println(g[0][0]);
        Integer i1 = 127, i2 = 127, i3 = 128, i4 = 128; System.out.println((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4)); String s1 = "hi", s2 = "hi", s3 = new String("hi"); System.out.println((s1 == s2) + " " + (s1 == s3) + " " + (s1 == s3.intern()));
        long big = Integer.MAX_VALUE; big++; int ov = Integer.MAX_VALUE; ov++; System.out.println(big + " " + ov + " " + (byte) 300 + " " + (char) 97 + " " + (int) 'z' + " " + (5 & 3 | 4 ^ 1) + " " + (~5) + " " + (-17 >> 2) + " " + (-17 >>> 28) + " " + -17 % 5 + " " + 7 / 2 * 2.0 + " " + 07 + 0x1F + 0b101 + 1_000);
        double dz = 0.0; System.out.println(1 / dz + " " + -1 / dz + " " + dz / dz + " " + (0.0 == -0.0) + " " + Double.compare(0.0, -0.0) + " " + Double.isNaN(dz / dz) + " " + (float) 1e40 + " " + (int) Float.NaN + " " + 1.0e-5 + " " + 123456789.0 + " " + 0.001f);
        StringBuilder sb = new StringBuilder(); for (char ch = 'a'; ch <= 'e'; ch++) sb.append(ch).append(ch - 'a'); System.out.println(sb.reverse());
        final int[] counter = {0}; Runnable r = () -> counter[0]++; for (int i = 0; i < 5; i++) r.run(); System.out.println(counter[0]);
        BiFunction<Double, Double, Double> pw = Math::pow; Function<Double, String> fmt = x -> String.format("%.1f", x); System.out.println(pw.andThen(fmt).apply(2.0, 10.0)); Supplier<Supplier<String>> ss = () -> () -> "deep"; System.out.println(ss.get().get());
        Optional<String> op = Optional.of("val"); System.out.println(op.map(String::length).filter(n -> n > 2).isPresent() + " " + op.or(() -> Optional.of("z")).get() + Optional.empty().isEmpty()); op.ifPresentOrElse(v -> System.out.println("has " + v), () -> System.out.println("none"));
        Object o = new int[]{1, 2}; if (o instanceof int[] arr && arr.length == 2) System.out.println("arr " + arr[1]); char grade = 'B'; switch (grade) { case 'A': System.out.println("top"); case 'B': System.out.println("good"); case 'C': System.out.println("ok"); break; default: System.out.println("?"); }
        do { depth = 0; } while (depth > 0); for (int i = 0, j = 10; i < j; i += 3, j--) System.out.print(i + ":" + j + " "); System.out.println(); var list = new ArrayList<Map<String, List<Integer>>>(); list.add(Map.of("k", List.of(1, 2))); for (var mm : list) for (var en : mm.entrySet()) System.out.println(en.getKey() + en.getValue().get(1));
        System.exit(fib(5) == 5 ? 3 : 4);
    }
}
