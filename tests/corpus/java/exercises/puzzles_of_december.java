// covers: records, enums, text-blocks, switch-expressions, lambdas, method-references
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {

    record Pos(int r, int c) {
        Pos move(Dir d) { return new Pos(r + d.dr, c + d.dc); }
        int manhattan(Pos o) { return Math.abs(r - o.r) + Math.abs(c - o.c); }
    }
    enum Dir {
        N(-1, 0), E(0, 1), S(1, 0), W(0, -1);
        final int dr, dc;
        Dir(int dr, int dc) { this.dr = dr; this.dc = dc; }
        Dir right() { return values()[(ordinal() + 1) % 4]; }
        Dir left() { return values()[(ordinal() + 3) % 4]; }
    }
    record State(Pos pos, Dir dir, int cost) {}
    static final String MAP = """
        ###############
        #.......#....E#
        #.#.###.#.###.#
        #.....#.#...#.#
        #.###.#####.#.#
        #.#.#.......#.#
        #.#.#####.###.#
        #...........#.#
        ###.#.#####.#.#
        #...#.....#.#.#
        #.#.#.###.#.#.#
        #.....#...#.#.#
        #.###.#.#.#.#.#
        #S..#.....#...#
        ###############
        """;
    static int part1(char[][] g) {
        Pos start = null, end = null;
        for (int r = 0; r < g.length; r++)
            for (int c = 0; c < g[r].length; c++) {
                if (g[r][c] == 'S') start = new Pos(r, c);
                if (g[r][c] == 'E') end = new Pos(r, c);
            }
        PriorityQueue<State> q = new PriorityQueue<>(Comparator.comparingInt(State::cost));
        q.add(new State(start, Dir.E, 0));
        Set<String> seen = new HashSet<>();
        while (!q.isEmpty()) {
            State s = q.poll();
            if (s.pos().equals(end)) return s.cost();
            if (!seen.add(s.pos() + "" + s.dir())) continue;
            Pos n = s.pos().move(s.dir());
            if (g[n.r()][n.c()] != '#') q.add(new State(n, s.dir(), s.cost() + 1));
            q.add(new State(s.pos(), s.dir().left(), s.cost() + 1000));
            q.add(new State(s.pos(), s.dir().right(), s.cost() + 1000));
        }
        return -1;
    }
    static long solve(String input) {
        long total = 0;
        for (String line : input.split("\n")) {
            String[] p = line.split(": ");
            long target = Long.parseLong(p[0]);
            int[] nums = Arrays.stream(p[1].split(" ")).mapToInt(Integer::parseInt).toArray();
            if (can(target, nums, 1, nums[0])) total += target;
        }
        return total;
    }
    static boolean can(long target, int[] n, int i, long acc) {
        if (acc > target) return false;
        if (i == n.length) return acc == target;
        return can(target, n, i + 1, acc + n[i]) || can(target, n, i + 1, acc * n[i])
            || can(target, n, i + 1, Long.parseLong(acc + "" + n[i]));
    }
    static class Cpu {
        long a, b, c; int ip; final int[] prog; final List<Long> out = new ArrayList<>();
        Cpu(long a, int... prog) { this.a = a; this.prog = prog; }
        long combo(int o) { return switch (o) { case 4 -> a; case 5 -> b; case 6 -> c; default -> o; }; }
        Cpu run() {
            while (ip < prog.length) {
                int op = prog[ip], o = prog[ip + 1];
                ip += 2;
                switch (op) {
                    case 0 -> a >>= combo(o);
                    case 1 -> b ^= o;
                    case 2 -> b = combo(o) % 8;
                    case 3 -> { if (a != 0) ip = o; }
                    case 4 -> b ^= c;
                    case 5 -> out.add(combo(o) % 8);
                    case 6 -> b = a >> combo(o);
                    case 7 -> c = a >> combo(o);
                    default -> throw new IllegalStateException("op " + op);
                }
            }
            return this;
        }
    }
    static List<Integer> topo(Map<Integer, Set<Integer>> g) {
        List<Integer> order = new ArrayList<>();
        Map<Integer, Integer> indeg = new TreeMap<>();
        g.forEach((k, vs) -> { indeg.putIfAbsent(k, 0); vs.forEach(v -> indeg.merge(v, 1, Integer::sum)); });
        Deque<Integer> q = indeg.entrySet().stream().filter(e -> e.getValue() == 0).map(Map.Entry::getKey).collect(Collectors.toCollection(ArrayDeque::new));
        while (!q.isEmpty()) {
            int n = q.removeFirst();
            order.add(n);
            for (int v : g.getOrDefault(n, Set.of())) if (indeg.merge(v, -1, Integer::sum) == 0) q.addLast(v);
        }
        return order;
    }
    static long blink(long stone, int n, Map<List<Long>, Long> memo) {
        if (n == 0) return 1;
        List<Long> key = List.of(stone, (long) n);
        Long known = memo.get(key);
        if (known != null) return known;
        long r;
        String s = Long.toString(stone);
        if (stone == 0) r = blink(1, n - 1, memo);
        else if (s.length() % 2 == 0) r = blink(Long.parseLong(s.substring(0, s.length() / 2)), n - 1, memo) + blink(Long.parseLong(s.substring(s.length() / 2)), n - 1, memo);
        else r = blink(stone * 2024, n - 1, memo);
        memo.put(key, r);
        return r;
    }
    public static void main(String[] args) {
        char[][] g = MAP.lines().map(String::toCharArray).toArray(char[][]::new);
        System.out.println(part1(g));
        System.out.println(solve("190: 10 19\n3267: 81 40 27\n83: 17 5\n156: 15 6\n7290: 6 8 6 15\n192: 17 8 14"));
        System.out.println(new Cpu(729, 0, 1, 5, 4, 3, 0).run().out.stream().map(String::valueOf).collect(Collectors.joining(",")));
        Map<Integer, Set<Integer>> graph = new HashMap<>();
        int[][] edges = {{5, 11}, {7, 11}, {7, 8}, {3, 8}, {3, 10}, {11, 2}, {11, 9}, {11, 10}, {8, 9}};
        for (int[] e : edges) graph.computeIfAbsent(e[0], k -> new TreeSet<>()).add(e[1]);
        System.out.println(topo(graph));
        long stones = 0;
        Map<List<Long>, Long> memo = new HashMap<>();
        for (String s : "125 17".split(" ")) stones += blink(Long.parseLong(s), 25, memo);
        System.out.println(stones);
        var freq = "mississippi".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()));
        System.out.println(freq);
        int[][] grid = new int[5][5];
        Pos p = new Pos(2, 2); Dir d = Dir.N;
        for (int i = 1; i <= 12; i++) { grid[p.r()][p.c()] = i; p = p.move(d); if (i % 2 == 0) d = d.right(); if (p.r() < 0 || p.c() < 0 || p.r() > 4 || p.c() > 4) break; }
        System.out.println(Arrays.stream(grid).map(row -> Arrays.stream(row).mapToObj(x -> String.format("%2d", x)).collect(Collectors.joining(" "))).collect(Collectors.joining("\n")));
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).toList());
        System.out.println(Stream.iterate(new long[]{0, 1}, f -> new long[]{f[1], f[0] + f[1]}).limit(10).map(f -> f[0]).map(String::valueOf).collect(Collectors.joining(" ")));
        BitSet sieve = new BitSet(); sieve.set(2, 60);
        for (int i = 2; i * i < 60; i++) if (sieve.get(i)) for (int j = i * i; j < 60; j += i) sieve.clear(j);
        System.out.println(sieve + " " + sieve.cardinality());
        System.out.println(new Pos(1, 2).manhattan(new Pos(-3, 5)) + " " + Dir.valueOf("S").left());
    }
}
