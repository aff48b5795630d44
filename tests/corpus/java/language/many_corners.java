// covers: exceptions, try-with-resources, overloading, inner-classes, labels, switch-expressions
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
public class Main {
    static int depth = 0;
    static void recurse() {
        depth++;
        recurse();
    }
    static class Resource implements AutoCloseable {
        private final String n;
        Resource(String n) {
            this.n = n;
            System.out.println("open " + n);
        }
        public void close() throws Exception {
            System.out.println("close " + n);
            if (n.equals("b")) throw new Exception("closing " + n);
        }
    }
    static class Counter {
        private int c;
        synchronized void inc() {
            c++;
        }
        int get() {
            return c;
        }
    }
    static int tryit(int x) {
        try {
            if (x == 0) throw new IllegalArgumentException("zero");
            return 10 / x;
        } catch (IllegalArgumentException e) {
            return -1;
        } finally {
            System.out.println("fin " + x);
        }
    }
    static <T extends Comparable<T>> T maxOf(List<? extends T> l) {
        T best = null;
        for (T t : l) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }
    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        return s;
    }
    static String kind(Object o) {
        return "obj";
    }
    static String kind(Integer i) {
        return "Integer";
    }
    static String kind(long l) {
        return "long";
    }
    static String kind(int... l) {
        return "varargs";
    }
    interface Shape {
        double area();
        default String describe() {
            return name() + " " + String.format("%.2f", area());
        }
        private String name() {
            return getClass().getSimpleName();
        }
        static Shape unit() {
            return () -> 1.0;
        }
    }
    record Circle(double r) implements Shape {
        Circle {
            if (r < 0) throw new IllegalArgumentException("negative: " + r);
        }
        public double area() {
            return Math.PI * r * r;
        }
    }
    class Inner {
        int v = base * 2;
        class Deep {
            int w = v + base;
        }
    }
    int base = 21;
    public static void main(String[] args) throws Exception {
        try {
            recurse();
        } catch (StackOverflowError e) {
            System.out.println("SO " + (depth > 500));
        }
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            System.out.println("body");
            throw new RuntimeException("inside");
        } catch (Exception e) {
            System.out.println(e.getMessage() + " suppressed " + Arrays.toString(e.getSuppressed()));
        }
        System.out.println(tryit(0) + " " + tryit(3));
        try {
            tryit(5);
            Object x = "s";
            Integer i = (Integer) x;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] a = new int[2];
            a[2] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".substring(5);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1).add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("UOE " + e.getMessage());
        }
        try {
            new ArrayList<>(List.of(1)).get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayDeque<Integer>().pop();
        } catch (NoSuchElementException e) {
            System.out.println("NSE " + e.getMessage());
        }
        try {
            Optional.empty().get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("x1");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.requireNonNull(null, "must");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Circle(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(maxOf(List.of(3, 9, 2)) + " " + maxOf(List.of("b", "zz", "a")) + " " + sum() + " " + sum(1, 2, 3));
        byte b = 3;
        System.out.println(kind(b) + " " + kind(3) + " " + kind('c') + " " + kind(3.0) + " " + kind() + " " + kind(Integer.valueOf(2)));
        System.out.println(new Circle(2).describe() + " " + Shape.unit().area());
        Main t = new Main();
        Main.Inner in = t.new Inner();
        Main.Inner.Deep d = in.new Deep();
        System.out.println(in.v + " " + d.w);
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            final int n = i;
            fs.add(ex.submit(() -> n * n));
        }
        int total = 0;
        for (Future<Integer> f : fs) total += f.get();
        ex.shutdown();
        System.out.println(total + " " + ex.awaitTermination(1, TimeUnit.SECONDS));
        Counter cnt = new Counter();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) cnt.inc(); });
            ts[i].start();
        }
        for (Thread th : ts) th.join();
        System.out.println(cnt.get());
        AtomicInteger ai = new AtomicInteger();
        ConcurrentHashMap<String, Integer> chm = new ConcurrentHashMap<>();
        for (String w : "a b a c a".split(" ")) {
            chm.merge(w, 1, Integer::sum);
            ai.incrementAndGet();
        }
        System.out.println(chm + " " + ai);
        System.out.println(CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x + 1).thenCombine(CompletableFuture.completedFuture(2), (x, y) -> x * y).get());
        Function<Integer, Function<Integer, Integer>> add = x -> y -> x + y;
        BiFunction<Integer, Integer, Integer> mul = (x, y) -> x * y;
        System.out.println(add.apply(3).apply(4) + " " + mul.andThen(x -> -x).apply(3, 4));
        Supplier<List<String>> sup = ArrayList::new;
        System.out.println(sup.get());
        outer: for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 2) break outer;
                System.out.print(i * j + " ");
            }
        }
        System.out.println();
        int day = 3;
        String nm = switch (day) {
            case 1, 7 -> "weekend";
            case 2, 3, 4 -> {
                String tmp = "mid";
                yield tmp + day;
            }
            default -> "other";
        };
        System.out.println(nm);
        switch ("two") {
            case "one": System.out.println(1);
            case "two": System.out.println(2);
            case "three": System.out.println(3);
            break;
            default: System.out.println("d");
        }
        Integer i1 = 127, i2 = 127, i3 = 128, i4 = 128;
        System.out.println((i1 == i2) + " " + (i3 == i4) + " " + i3.equals(i4));
        long lg = 5;
        System.out.println(new Long(5).equals(5) + " " + new Long(5).equals(lg));
        Random r = new Random(42);
        System.out.println(r.nextInt(100) + " " + r.nextInt(100) + " " + r.nextDouble() + " " + r.nextBoolean() + " " + r.nextGaussian() + " " + r.nextLong());
        List<Integer> sh = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(sh, new Random(7));
        System.out.println(sh);
        int[][] grid = new int[3][4];
        grid[1][2] = 5;
        int[][] jag = {{1}, {2, 3}, {}};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(jag) + Arrays.toString(new double[2]) + Arrays.asList(1, null));
        throw new IllegalStateException("the end", new RuntimeException("cause"));
    }
}
