// covers: ArrayDeque, PriorityQueue, HashMap, records, adjacency lists
import java.util.*;

public class Main {
    record Edge(String to, int weight) {}

    record State(String node, int distance) implements Comparable<State> {
        @Override
        public int compareTo(State other) {
            return Integer.compare(distance, other.distance);
        }
    }

    private final Map<String, List<Edge>> edges = new TreeMap<>();

    void connect(String a, String b, int weight) {
        edges.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, weight));
        edges.computeIfAbsent(b, k -> new ArrayList<>()).add(new Edge(a, weight));
    }

    List<String> breadthFirst(String start) {
        List<String> order = new ArrayList<>();
        Set<String> seen = new HashSet<>(Set.of(start));
        Deque<String> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            String node = queue.poll();
            order.add(node);
            for (Edge e : edges.get(node)) {
                if (seen.add(e.to())) {
                    queue.add(e.to());
                }
            }
        }
        return order;
    }

    void depthFirst(String node, Set<String> seen) {
        if (!seen.add(node)) {
            return;
        }
        for (Edge e : edges.get(node)) {
            depthFirst(e.to(), seen);
        }
    }

    Map<String, Integer> dijkstra(String start, Map<String, String> previous) {
        Map<String, Integer> distance = new LinkedHashMap<>();
        PriorityQueue<State> open = new PriorityQueue<>();
        open.add(new State(start, 0));
        while (!open.isEmpty()) {
            State s = open.poll();
            if (distance.containsKey(s.node())) {
                continue;
            }
            distance.put(s.node(), s.distance());
            for (Edge e : edges.get(s.node())) {
                if (!distance.containsKey(e.to())) {
                    open.add(new State(e.to(), s.distance() + e.weight()));
                    previous.putIfAbsent(e.to(), s.node());
                }
            }
        }
        return distance;
    }

    int components() {
        Set<String> seen = new LinkedHashSet<>();
        int count = 0;
        for (String node : edges.keySet()) {
            if (!seen.contains(node)) {
                count++;
                depthFirst(node, seen);
            }
        }
        return count;
    }

    public static void main(String[] args) {
        Main g = new Main();
        g.connect("A", "B", 4);
        g.connect("A", "C", 2);
        g.connect("B", "C", 1);
        g.connect("B", "D", 5);
        g.connect("C", "D", 8);
        g.connect("D", "E", 3);
        g.connect("X", "Y", 1);
        System.out.println(g.breadthFirst("A"));
        Set<String> seen = new LinkedHashSet<>();
        g.depthFirst("A", seen);
        System.out.println(seen);
        Map<String, String> previous = new HashMap<>();
        System.out.println(g.dijkstra("A", previous));
        System.out.println(previous);
        System.out.println(g.components() + " components");
        System.out.println(g.edges.get("B"));
        System.out.println(new Edge("Q", 1).equals(new Edge("Q", 1)) + " " + new Edge("Q", 1).hashCode());
    }
}
