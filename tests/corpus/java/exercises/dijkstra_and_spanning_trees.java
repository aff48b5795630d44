// covers: PriorityQueue, graphs, union-find, topological sort, records
import java.util.*;

public class Main {
    record Edge(int from, int to, int weight) implements Comparable<Edge> {
        @Override
        public int compareTo(Edge other) {
            return Integer.compare(weight, other.weight);
        }
    }

    static class Graph {
        private final Map<Integer, List<Edge>> edges = new TreeMap<>();

        void connect(int a, int b, int weight) {
            edges.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(a, b, weight));
            edges.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(b, a, weight));
        }

        Map<Integer, Integer> distances(int start, Map<Integer, Integer> previous) {
            Map<Integer, Integer> distance = new TreeMap<>();
            PriorityQueue<int[]> queue = new PriorityQueue<>((x, y) -> x[1] - y[1]);
            queue.add(new int[] {start, 0});
            distance.put(start, 0);
            while (!queue.isEmpty()) {
                int[] next = queue.poll();
                if (next[1] > distance.get(next[0])) {
                    continue;
                }
                for (Edge edge : edges.getOrDefault(next[0], List.of())) {
                    int length = next[1] + edge.weight();
                    if (length < distance.getOrDefault(edge.to(), Integer.MAX_VALUE)) {
                        distance.put(edge.to(), length);
                        previous.put(edge.to(), next[0]);
                        queue.add(new int[] {edge.to(), length});
                    }
                }
            }
            return distance;
        }

        List<Edge> spanningTree() {
            List<Edge> all = new ArrayList<>();
            edges.values().forEach(list -> list.stream().filter(e -> e.from() < e.to()).forEach(all::add));
            Collections.sort(all);
            UnionFind sets = new UnionFind();
            List<Edge> tree = new ArrayList<>();
            for (Edge edge : all) {
                if (sets.union(edge.from(), edge.to())) {
                    tree.add(edge);
                }
            }
            return tree;
        }
    }

    static class UnionFind {
        private final Map<Integer, Integer> parent = new HashMap<>();

        int find(int x) {
            int up = parent.getOrDefault(x, x);
            if (up != x) {
                up = find(up);
                parent.put(x, up);
            }
            return up;
        }

        boolean union(int a, int b) {
            int x = find(a), y = find(b);
            if (x == y) {
                return false;
            }
            parent.put(x, y);
            return true;
        }
    }

    static List<String> order(Map<String, List<String>> needs) {
        Map<String, Integer> open = new TreeMap<>();
        Map<String, List<String>> users = new HashMap<>();
        needs.forEach((task, list) -> {
            open.merge(task, list.size(), Integer::sum);
            for (String need : list) {
                open.putIfAbsent(need, 0);
                users.computeIfAbsent(need, k -> new ArrayList<>()).add(task);
            }
        });
        Deque<String> ready = new ArrayDeque<>();
        open.forEach((task, count) -> {
            if (count == 0) {
                ready.add(task);
            }
        });
        List<String> done = new ArrayList<>();
        while (!ready.isEmpty()) {
            String task = ready.removeFirst();
            done.add(task);
            for (String user : users.getOrDefault(task, Collections.emptyList())) {
                if (open.merge(user, -1, Integer::sum) == 0) {
                    ready.addLast(user);
                }
            }
        }
        if (done.size() < open.size()) {
            throw new IllegalStateException("cycle after " + done);
        }
        return done;
    }

    public static void main(String[] args) {
        Graph graph = new Graph();
        int[][] roads = {{1, 2, 7}, {1, 3, 9}, {1, 6, 14}, {2, 3, 10}, {2, 4, 15}, {3, 4, 11}, {3, 6, 2}, {4, 5, 6}, {5, 6, 9}};
        for (int[] road : roads) {
            graph.connect(road[0], road[1], road[2]);
        }
        Map<Integer, Integer> previous = new HashMap<>();
        System.out.println(graph.distances(1, previous));
        Deque<Integer> path = new ArrayDeque<>();
        for (Integer at = 5; at != null; at = previous.get(at)) {
            path.push(at);
        }
        System.out.println("path " + path);
        List<Edge> tree = graph.spanningTree();
        System.out.println(tree + " " + tree.stream().mapToInt(Edge::weight).sum());

        Map<String, List<String>> needs = new LinkedHashMap<>();
        needs.put("release", List.of("test", "document"));
        needs.put("test", List.of("build"));
        needs.put("document", List.of("design"));
        needs.put("build", List.of("design", "tools"));
        System.out.println(order(needs));
        needs.put("design", List.of("release"));
        try {
            order(needs);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[][] distance = new int[5][5];
        for (int[] row : distance) {
            Arrays.fill(row, 1000);
        }
        int[][] arcs = {{0, 1, 3}, {1, 2, -2}, {2, 3, 2}, {3, 1, 1}, {0, 4, 8}, {4, 2, -4}};
        for (int i = 0; i < 5; i++) {
            distance[i][i] = 0;
        }
        for (int[] arc : arcs) {
            distance[arc[0]][arc[1]] = arc[2];
        }
        for (int k = 0; k < 5; k++) {
            for (int i = 0; i < 5; i++) {
                for (int j = 0; j < 5; j++) {
                    distance[i][j] = Math.min(distance[i][j], distance[i][k] + distance[k][j]);
                }
            }
        }
        System.out.println(Arrays.deepToString(distance));
    }
}
