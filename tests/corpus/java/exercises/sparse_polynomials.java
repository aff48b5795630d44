// covers: TreeMap, operator methods, StringBuilder, static factory, immutability
import java.util.*;
import java.util.stream.*;

public final class Main {
    private final NavigableMap<Integer, Long> terms = new TreeMap<>(Comparator.reverseOrder());

    private Main() {}

    static Main of(long... coefficients) {
        Main p = new Main();
        for (int i = 0; i < coefficients.length; i++) p.add(i, coefficients[i]);
        return p;
    }

    private void add(int power, long c) {
        terms.merge(power, c, Long::sum);
        terms.remove(power, 0L);
    }

    Main plus(Main o) {
        Main r = new Main();
        terms.forEach(r::add);
        o.terms.forEach(r::add);
        return r;
    }

    Main times(Main o) {
        Main r = new Main();
        for (Map.Entry<Integer, Long> a : terms.entrySet())
            for (Map.Entry<Integer, Long> b : o.terms.entrySet())
                r.add(a.getKey() + b.getKey(), a.getValue() * b.getValue());
        return r;
    }

    Main derivative() {
        Main r = new Main();
        terms.forEach((p, c) -> r.add(Math.max(p - 1, 0), c * p));
        return r;
    }

    long at(long x) {
        long value = 0;
        for (Map.Entry<Integer, Long> e : terms.entrySet()) value += e.getValue() * (long) Math.pow(x, e.getKey());
        return value;
    }

    int degree() {
        return terms.isEmpty() ? -1 : terms.firstKey();
    }

    @Override
    public String toString() {
        if (terms.isEmpty()) return "0";
        StringBuilder sb = new StringBuilder();
        terms.forEach((p, c) -> {
            sb.append(sb.length() == 0 ? (c < 0 ? "-" : "") : c < 0 ? " - " : " + ");
            long size = Math.abs(c);
            if (size != 1 || p == 0) sb.append(size);
            if (p > 0) sb.append('x');
            if (p > 1) sb.append('^').append(p);
        });
        return sb.toString();
    }

    public static void main(String[] args) {
        Main p = of(-1, 0, 3), q = of(1, 1);
        System.out.println(p + " | " + q + " | " + p.plus(q) + " | " + p.times(q) + " | " + p.derivative());
        System.out.println(p.at(2) + " " + q.times(q).times(q) + " " + p.plus(of(1, 0, -3)) + " " + p.plus(of(1, 0, -3)).degree());
        Main power = IntStream.range(0, 8).mapToObj(i -> q).reduce(of(1), Main::times);
        System.out.println(power + " " + power.degree() + " " + power.at(1));
        System.out.println(power.terms.values().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        System.out.println(of(0, 0, 0) + " " + of(5) + " " + of(0, -1) + " " + of(0, 0, 0, 2).derivative().derivative());
    }
}
