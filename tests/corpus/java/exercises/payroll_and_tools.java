// covers: abstract-classes, interfaces, exceptions, generics, instanceof-patterns
import java.io.*;
import java.util.*;
import java.util.function.*;

interface Payable { double pay(); default String slip() { return String.format("%-10s %10.2f", name(), pay()); } String name(); }
abstract class Employee implements Payable, Comparable<Employee> {
    private static int nextId = 1000;
    protected final int id;
    protected String name;
    protected double base;
    Employee(String name, double base) { this.id = nextId++; this.name = name; this.base = base; }
    public String name() { return name; }
    public int compareTo(Employee o) { return Double.compare(o.pay(), pay()); }
    @Override public boolean equals(Object o) { if (this == o) return true; if (o == null || getClass() != o.getClass()) return false; return id == ((Employee) o).id; }
    @Override public int hashCode() { return Objects.hash(id, name); }
    @Override public String toString() { return getClass().getSimpleName() + "[" + id + "," + name + "]"; }
}
class Manager extends Employee {
    private final List<Employee> team = new ArrayList<>();
    Manager(String n, double b) { super(n, b); }
    void add(Employee... es) { Collections.addAll(team, es); }
    public double pay() { double bonus = 0; for (Employee e : team) bonus += e.pay() * 0.05; return base + bonus; }
    int size() { return team.size(); }
}
class Engineer extends Employee {
    private int level;
    Engineer(String n, double b, int level) { super(n, b); this.level = level; }
    public double pay() { return base * (1 + level / 10.0); }
    void promote() throws PromotionException { if (level >= 3) throw new PromotionException(this, level); level++; }
}
class Intern extends Employee {
    Intern(String n) { super(n, 500); }
    public double pay() { return base; }
    @Override public String slip() { return super.toString() + " " + Payable.class.getSimpleName(); }
}
class PromotionException extends Exception {
    private final Employee who;
    PromotionException(Employee who, int level) { super("cannot promote " + who.name + " beyond " + level); this.who = who; }
    Employee who() { return who; }
}
class Inventory<T extends Comparable<T>> {
    private final TreeMap<T, Integer> stock = new TreeMap<>();
    void add(T item, int n) { stock.merge(item, n, Integer::sum); }
    boolean remove(T item, int n) {
        Integer have = stock.get(item);
        if (have == null || have < n) return false;
        if (have == n) stock.remove(item); else stock.put(item, have - n);
        return true;
    }
    Map.Entry<T, Integer> most() { return Collections.max(stock.entrySet(), Map.Entry.comparingByValue()); }
    void each(BiConsumer<T, Integer> f) { for (Map.Entry<T, Integer> e : stock.entrySet()) f.accept(e.getKey(), e.getValue()); }
}
class Matrix {
    final double[][] a; final int n, m;
    Matrix(int n, int m) { this.n = n; this.m = m; a = new double[n][m]; }
    Matrix(double[][] d) { this(d.length, d[0].length); for (int i = 0; i < n; i++) a[i] = d[i].clone(); }
    Matrix times(Matrix o) {
        if (m != o.n) throw new IllegalArgumentException(String.format("%dx%d * %dx%d", n, m, o.n, o.m));
        Matrix r = new Matrix(n, o.m);
        for (int i = 0; i < n; i++) for (int j = 0; j < o.m; j++) for (int k = 0; k < m; k++) r.a[i][j] += a[i][k] * o.a[k][j];
        return r;
    }
    @Override public String toString() { StringBuilder sb = new StringBuilder(); for (double[] row : a) { for (double v : row) sb.append(String.format("%7.2f", v)); sb.append(System.lineSeparator()); } return sb.toString(); }
}
public class Main {
    static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    static boolean leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }
    static String weekday(int y, int mo, int d) {
        int total = 0;
        for (int i = 1900; i < y; i++) total += leap(i) ? 366 : 365;
        for (int i = 0; i < mo - 1; i++) total += DAYS[i] + (i == 1 && leap(y) ? 1 : 0);
        total += d - 1;
        return new String[]{"Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"}[total % 7];
    }
    static String caesar(String s, int k) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isUpperCase(c)) b.append((char) ('A' + (c - 'A' + k + 26) % 26));
            else if (Character.isLowerCase(c)) b.append((char) ('a' + (c - 'a' + k + 26) % 26));
            else b.append(c);
        }
        return b.toString();
    }
    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        String r = "";
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { r += s[i]; n -= v[i]; }
        return r;
    }
    static long fib(int n, Map<Integer, Long> memo) { if (n < 2) return n; Long k = memo.get(n); if (k != null) return k; long r = fib(n - 1, memo) + fib(n - 2, memo); memo.put(n, r); return r; }
    static void hanoi(int n, char a, char b, char c, int[] moves) { if (n == 0) return; hanoi(n - 1, a, c, b, moves); moves[0]++; if (n == 3) System.out.print(a + "" + c + " "); hanoi(n - 1, b, a, c, moves); }
    public static void main(String[] args) throws IOException {
        Manager boss = new Manager("Grace", 5000);
        Engineer e1 = new Engineer("Linus", 4000, 2), e2 = new Engineer("Ken", 4200.5, 3);
        boss.add(e1, e2, new Intern("Bob"));
        List<Employee> staff = new ArrayList<>(Arrays.asList(boss, e1, e2, new Intern("Eve")));
        Collections.sort(staff);
        for (Employee e : staff) System.out.println(e.slip());
        System.out.println(staff + " " + boss.size());
        try { e1.promote(); e1.promote(); } catch (PromotionException ex) { System.out.println(ex.getMessage() + " / " + ex.who().equals(e1)); }
        Inventory<String> inv = new Inventory<>();
        inv.add("nut", 5); inv.add("bolt", 12); inv.add("nut", 9);
        System.out.println(inv.remove("bolt", 13) + " " + inv.remove("nut", 1) + " " + inv.most().getKey() + inv.most());
        inv.each((k, v) -> System.out.print(k + "=" + v + ";"));
        System.out.println();
        System.out.print(new Matrix(new double[][]{{1, 2}, {3, 4}}).times(new Matrix(new double[][]{{0.5, 0}, {1, -1}})));
        try { new Matrix(2, 3).times(new Matrix(2, 3)); } catch (IllegalArgumentException ex) { System.out.println(ex.getMessage()); }
        System.out.println(weekday(2024, 2, 29) + weekday(1999, 12, 31) + " " + caesar("Hello, World!", 3) + caesar(caesar("abcXYZ", 5), -5));
        System.out.println(roman(1994) + " " + roman(3888) + " " + fib(80, new HashMap<>()));
        int[] moves = {0};
        hanoi(5, 'A', 'B', 'C', moves);
        System.out.println(moves[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line; int lines = 0;
        while ((line = in.readLine()) != null) { lines++; System.out.println(lines + ":" + line); }
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.printf("%05d|%-6s|%+.1e|%x|%c|%b|%%|%,d%n", 42, "ab", 12345.678, 255, 'z', true, 1234567);
        pw.flush();
        System.out.print(sw);
        System.out.printf("%8.3f|%-8s|%08d|%o|%S%n", Math.PI, "left", -42, 8, "up");
        System.out.println(String.join("-", new TreeSet<>(Arrays.asList("q", "a", "m"))) + " " + "a1b22c".replaceAll("[0-9]+", "#"));
        Object[] things = {1, "two", 3.0, 'c', 4L, null, new int[]{1}, true};
        for (Object o : things) {
            String d;
            if (o instanceof Integer i && i > 0) d = "int" + (i + 1);
            else if (o instanceof String str) d = str.toUpperCase();
            else if (o instanceof int[] arr) d = "arr" + arr.length;
            else if (o == null) d = "null!";
            else d = o.getClass().getSimpleName();
            System.out.print(d + " ");
        }
        System.out.println();
    }
}
