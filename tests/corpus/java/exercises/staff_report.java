// covers: records, sealed-types, lambdas, method-references, text-blocks
import java.time.*;
import java.util.*;
import java.util.stream.*;
public class Main {
    record Employee(String name, String dept, double salary, int age) {
    }
    enum Priority {
        LOW, MEDIUM, HIGH;
        Priority next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }
    sealed interface Expr permits Num, Add, Mul {
    }
    record Num(int v) implements Expr {
    }
    record Add(Expr l, Expr r) implements Expr {
    }
    record Mul(Expr l, Expr r) implements Expr {
    }
    static int eval(Expr e) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Add a) return eval(a.l()) + eval(a.r());
        if (e instanceof Mul m) return eval(m.l()) * eval(m.r());
        throw new IllegalStateException();
    }
    public static void main(String[] args) {
        List<Employee> staff = List.of( new Employee("Ann", "IT", 5200.5, 31), new Employee("Bob", "HR", 4100, 45), new Employee("Cid", "IT", 6100.25, 28), new Employee("Dee", "Ops", 3900, 52), new Employee("Eve", "HR", 4800, 39));
        Map<String, Double> avg = staff.stream().collect(Collectors.groupingBy(Employee::dept, TreeMap::new, Collectors.averagingDouble(Employee::salary)));
        System.out.println(avg);
        System.out.println(staff.stream().collect(Collectors.partitioningBy(e -> e.age() > 35, Collectors.mapping(Employee::name, Collectors.joining("/", "<", ">")))));
        Map<String, Double> sums = staff.stream().collect(Collectors.toMap(Employee::dept, Employee::salary, Double::sum, LinkedHashMap::new));
        System.out.println(sums);
        double mean = staff.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.summingDouble(Employee::salary), (c, s) -> s / c));
        System.out.println(mean);
        System.out.println(staff.stream().sorted(Comparator.comparing(Employee::dept).thenComparing(Employee::salary, Comparator.reverseOrder())).map(Employee::name).toList());
        System.out.println(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).map(x -> x * x).reduce(0, Integer::sum));
        IntSummaryStatistics st = staff.stream().mapToInt(Employee::age).summaryStatistics();
        System.out.println(st);
        System.out.println(staff.stream().max(Comparator.comparingDouble(Employee::salary)).map(Employee::toString).orElse("none"));
        System.out.println(IntStream.rangeClosed(1, 5).boxed().collect(Collectors.toMap(i -> i, i -> "x".repeat(i))));
        System.out.println(Arrays.stream("the quick brown fox jumps over the lazy dog the end".split(" ")).collect(Collectors.groupingBy(w -> w, Collectors.counting())));
        System.out.println(eval(new Add(new Num(3), new Mul(new Num(4), new Num(5)))));
        System.out.println(new Add(new Num(3), new Num(4)) + " " + new Num(3).equals(new Num(3)) + " " + new Num(7).hashCode() + " " + new Employee("a", "b", 1.5, 2).hashCode());
        EnumMap<Priority, List<String>> byP = new EnumMap<>(Priority.class);
        for (Priority p : Priority.values()) byP.computeIfAbsent(p.next(), k -> new ArrayList<>()).add(p.name().toLowerCase());
        System.out.println(byP + " " + EnumSet.complementOf(EnumSet.of(Priority.LOW)) + " " + EnumSet.range(Priority.LOW, Priority.MEDIUM));
        System.out.println(String.format("|%5d|%-8s|%08.3f|%+d|%x|%X|%o|%e|%,d|%b|%c|%10.2e|%s|%%|%n", 42, "left", 3.14159, 7, 255, 255, 8, 12345.678, 1234567, true, 'z', 0.000123, List.of(1)).trim());
        System.out.println(Integer.toBinaryString(42) + " " + Integer.toHexString(-1) + " " + Long.toBinaryString(5L) + " " + Integer.bitCount(255) + " " + Integer.reverse(1) + " " + Integer.highestOneBit(100) + " " + Integer.parseInt("-7f", 16) + " " + Integer.toString(255, 36) + " " + Integer.MAX_VALUE + 1);
        StringBuilder sb = new StringBuilder("hello");
        sb.insert(0, "[").append(']').reverse().deleteCharAt(0).setCharAt(0, 'O');
        sb.replace(1, 3, "**").setLength(4);
        System.out.println(sb + " " + sb.indexOf("*") + " " + sb.length());
        Map<String, Integer> hm = new HashMap<>();
        for (String s : "zeta alpha beta gamma delta epsilon eta theta iota kappa lambda mu".split(" ")) hm.put(s, s.length());
        System.out.println(hm);
        System.out.println(new HashSet<>(Arrays.asList(100, 5, 17, 33, 64, 1, 99, 1000)));
        hm.entrySet().removeIf(e -> e.getValue() > 4);
        System.out.println(hm.keySet() + " " + hm.values());
        try {
            for (String k : hm.keySet()) hm.remove(k);
        } catch (ConcurrentModificationException e) {
            System.out.println("CME " + e.getMessage());
        }
        Iterator<Integer> it = new ArrayList<>(List.of(1, 2, 3, 4)).iterator();
        int kept = 0;
        while (it.hasNext()) {
            if (it.next() % 2 == 0) it.remove();
            else kept++;
        }
        System.out.println(kept);
        char c = 'a';
        c += 2;
        c++;
        int ci = c + 1;
        System.out.println(c + " " + ci + " " + (char) ci + (char) (c + 1) + ('a' + 'b') + (char) 97);
        int ov = Integer.MAX_VALUE;
        ov++;
        long lv = Integer.MAX_VALUE + 1;
        short sh = (short) 70000;
        byte by = (byte) 200;
        System.out.println(ov + " " + lv + " " + sh + " " + by + " " + (5 / -2) + " " + (-5 % 3) + " " + Math.floorMod(-5, 3) + " " + (1 << 33) + " " + (1L << 33) + " " + (-8 >>> 28) + " " + (-8 >> 1));
        Object o = true ? 1 : 2.0;
        System.out.println(o + " " + (true ? null : 0) + " " + (char) (true ? 'b' : 0) + (false ? 1 : 'c'));
        String text = """
            Hello,
              "World" \
            joined
            """;
        System.out.print(text);
    }
}
