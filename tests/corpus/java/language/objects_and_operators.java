// covers: enums, initialisers, inheritance, field-shadowing, integer-overflow, instanceof-patterns
import java.util.*;
public class Main {
    static abstract class Account {
        private static int nextId = 1000;
        protected final int id;
        protected double balance;
        private final List<String> log = new ArrayList<>();
        static {
            System.out.println("Account loaded");
        }
        {
            log.add("created");
        }
        Account(double initial) {
            id = nextId++;
            balance = initial;
            init();
        }
        protected void init() {
            System.out.println("init " + getClass().getName() + " " + balance);
        }
        abstract double fee();
        void withdraw(double amt) throws InsufficientFunds {
            double total = amt + fee();
            if (total > balance) throw new InsufficientFunds(id, total - balance);
            balance -= total;
            log.add(String.format("withdrew %.2f", amt));
        }
        List<String> history() {
            return Collections.unmodifiableList(log);
        }
        @Override public boolean equals(Object o) {
            return o instanceof Account a && a.id == id;
        }
        @Override public int hashCode() {
            return Integer.hashCode(id);
        }
        @Override public String toString() {
            return String.format("%s[%d: %.2f]", getClass().getSimpleName(), id, balance);
        }
    }
    static class Checking extends Account {
        private double overdraft = 50;
        Checking(double i) {
            super(i);
        }
        @Override protected void init() {
            super.init();
            System.out.println("overdraft " + overdraft);
        }
        double fee() {
            return 1.5;
        }
    }
    static final class Savings extends Account implements Comparable<Savings> {
        final double rate;
        Savings(double i, double rate) {
            super(i);
            this.rate = rate;
        }
        double fee() {
            return 0;
        }
        void accrue() {
            balance *= 1 + rate;
        }
        public int compareTo(Savings o) {
            return Double.compare(balance, o.balance);
        }
    }
    static class InsufficientFunds extends Exception {
        final double missing;
        InsufficientFunds(int id, double m) {
            super("account " + id + " lacks " + m);
            missing = m;
        }
    }
    enum Op {
        ADD("+") {
            int apply(int a, int b) {
                return a + b;
            }
        },
        SUB("-") {
            int apply(int a, int b) {
                return a - b;
            }
        },
        MUL("*") {
            int apply(int a, int b) {
                return a * b;
            }
        };
        private final String sym;
        Op(String s) {
            sym = s;
        }
        abstract int apply(int a, int b);
        static Optional<Op> of(String s) {
            return Arrays.stream(values()).filter(o -> o.sym.equals(s)).findAny();
        }
    }
    static class Matrix {
        final double[][] d;
        Matrix(int n) {
            d = new double[n][n];
        }
        Matrix times(Matrix o) {
            int n = d.length;
            Matrix r = new Matrix(n);
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) r.d[i][j] += d[i][k] * o.d[k][j];
            return r;
        }
    }
    static class Node<T extends Comparable<T>> {
        T v;
        Node<T> l, r;
        Node(T v) {
            this.v = v;
        }
        void add(T x) {
            if (x.compareTo(v) < 0) {
                if (l == null) l = new Node<>(x);
                else l.add(x);
            } else {
                if (r == null) r = new Node<>(x);
                else r.add(x);
            }
        }
        void walk(java.util.function.Consumer<? super T> c) {
            if (l != null) l.walk(c);
            c.accept(v);
            if (r != null) r.walk(c);
        }
    }
    static class Outer {
        private int x = 1;
        class In {
            int x = 2;
            void p() {
                int x = 3;
                System.out.println(x + " " + this.x + " " + Outer.this.x);
            }
        }
        static class SN {
            void hi() {
                System.out.println("static nested");
            }
        }
        void go() {
            new In().p();
            class Loc {
                int y = x + 10;
            }
            System.out.println(new Loc().y);
        }
    }
    static class P {
        String n = "P";
        static String st() {
            return "Pst";
        }
        String who() {
            return "P.who " + n;
        }
    }
    static class Q extends P {
        String n = "Q";
        static String st() {
            return "Qst";
        }
        @Override String who() {
            return "Q.who " + n + " " + super.n + " " + super.who();
        }
    }
    static int f(int n) {
        System.out.print("f" + n + " ");
        return n;
    }
    public static void main(String[] args) {
        Checking c = new Checking(100);
        Savings s = new Savings(500, 0.02);
        try {
            c.withdraw(20);
            c.withdraw(500);
        } catch (InsufficientFunds e) {
            System.out.println(e.getMessage() + " " + e.missing);
        } finally {
            System.out.println(c.history());
        }
        s.accrue();
        System.out.println(c + " " + s + " " + c.equals(s) + " " + new HashSet<>(List.of(c, s)).size());
        for (Op o : Op.values()) System.out.print(o + "=" + o.apply(6, 3) + " " + o.getClass() + " " + o.getDeclaringClass() + "; ");
        System.out.println(Op.of("-").map(o -> o.apply(1, 2)) + " " + Op.valueOf("MUL").compareTo(Op.ADD));
        try {
            Op.valueOf("DIV");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Matrix m = new Matrix(2);
        m.d[0][0] = 1;
        m.d[0][1] = 2;
        m.d[1][0] = 3;
        m.d[1][1] = 4;
        System.out.println(Arrays.deepToString(m.times(m).d));
        Node<String> t = new Node<>("m");
        for (String x : "q d z a n".split(" ")) t.add(x);
        StringBuilder sb = new StringBuilder();
        t.walk(x -> sb.append(x));
        System.out.println(sb);
        new Outer().go();
        new Outer.SN().hi();
        P p = new Q();
        System.out.println(p.n + " " + ((Q) p).n + " " + p.who() + " " + p.st());
        int i = 5;
        i = i++ + ++i;
        System.out.println(i);
        int[] a = {0, 0, 0};
        int k = 0;
        a[k++] = k++;
        System.out.println(Arrays.toString(a) + k);
        System.out.println(f(1) + f(2) * f(3));
        boolean bb = false && f(9) > 0 | f(8) > 0;
        System.out.println(bb);
        int x = 10;
        x += x++ + --x;
        System.out.println(x);
        x = 7;
        x <<= 33;
        System.out.println(x);
        x = -17;
        System.out.println(x / 4 + " " + x % 4 + " " + (x >> 2) + " " + (x >>> 28));
        long big = 1L << 62;
        System.out.println(big * 4 + " " + (int) big + " " + (int) 3.99e10 + " " + (long) Float.NaN + " " + (char) 65.7 + " " + (byte) 300 + " " + (5 & 3 | 4 ^ 1));
        double z = 0.1 * 3;
        System.out.println(z + " " + (float) z + " " + 1 / 3.0f + " " + 5e-324 + " " + 1e21 + " " + 123456789.0 + " " + 0.001 + " " + (0.1f + 0.2f) + " " + (double) 0.1f);
        Object[] objs = {1, "two", 3.0, 'c', 4L, null, new int[] {1}, List.of()};
        for (Object o : objs) {
            String d = o == null ? "null" : o instanceof Integer n && n > 0 ? "posint" : o instanceof String q ? "str" + q.length() : o instanceof Number ? "num" : o.getClass().isArray() ? "arr" : o.getClass().getSimpleName().isEmpty() ? "?" : o instanceof Character ? "char" : "other";
            System.out.print(d + " ");
        }
        System.out.println();
        StringBuilder fizz = new StringBuilder();
        for (int n = 1; n <= 15; n++) fizz.append(n % 15 == 0 ? "FizzBuzz" : n % 3 == 0 ? "Fizz" : n % 5 == 0 ? "Buzz" : String.valueOf(n)).append(n < 15 ? "," : "\n");
        System.out.print(fizz);
        String str = "a";
        String same = "a";
        String nw = new String("a");
        System.out.println((str == same) + " " + (str == nw) + " " + (str == nw.intern()) + " " + str.equals(nw));
        char[] cs = {'d', 'a', 'c'};
        Arrays.sort(cs);
        System.out.println(cs);
        System.out.println("" + cs.length + new String(cs) + String.valueOf(cs, 1, 2));
        var list = new ArrayList<Map<String, List<Integer>>>();
        list.add(new TreeMap<>(Map.of("k", List.of(1, 2))));
        for (var e : list.get(0).entrySet()) System.out.println(e.getKey() + e.getValue().get(1));
        int[][] tri = new int[4][];
        for (int r = 0; r < 4; r++) {
            tri[r] = new int[r + 1];
            tri[r][0] = tri[r][r] = 1;
            for (int q = 1; q < r; q++) tri[r][q] = tri[r - 1][q - 1] + tri[r - 1][q];
        }
        System.out.println(Arrays.toString(tri[3]));
        label: {
            if (tri.length > 2) break label;
            System.out.println("skipped");
        }
        do {
            x++;
        } while (x < 0);
        System.out.println(x);
        assert x > 100 : "no";
        final int[] counter = {0};
        Runnable r = () -> counter[0]++;
        r.run();
        r.run();
        System.out.println(counter[0]);
        int y = 0;
        for (int q = 0, w = 10; q < w; q++, w--) y += w - q;
        System.out.println(y);
        String nul = null;
        System.out.println("v: " + nul + null + 'x' + 1 + 2L + 1.0f);
        System.err.println("to stderr");
        int[] arr = null;
        System.out.println(arr.length);
    }
}
