// covers: PriorityQueue, Comparator chains, lambdas, Random, enums
import java.util.*;

public class Main {
    enum Kind { ARRIVAL, START, LEAVE }

    static class Event {
        final int time;
        final Kind kind;
        final int customer;

        Event(int time, Kind kind, int customer) {
            this.time = time;
            this.kind = kind;
            this.customer = customer;
        }

        @Override
        public String toString() {
            return String.format("%3d %-7s #%d", time, kind, customer);
        }
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>(
            Comparator.comparingInt((Event e) -> e.time).thenComparing(e -> e.kind).thenComparing(e -> e.customer));
    private final Queue<Integer> waiting = new LinkedList<>();
    private final Random random = new Random(2024);
    private final Map<Integer, Integer> arrived = new HashMap<>();
    private int free = 2;
    private long waited;
    private int served;

    private void startNext(int now) {
        while (free > 0 && !waiting.isEmpty()) {
            int customer = waiting.remove();
            free--;
            waited += now - arrived.get(customer);
            events.add(new Event(now, Kind.START, customer));
            events.add(new Event(now + 3 + random.nextInt(5), Kind.LEAVE, customer));
        }
    }

    void run(int customers) {
        int time = 0;
        for (int i = 1; i <= customers; i++) {
            time += random.nextInt(4);
            events.add(new Event(time, Kind.ARRIVAL, i));
        }
        while (!events.isEmpty()) {
            Event e = events.poll();
            System.out.println(e);
            switch (e.kind) {
                case ARRIVAL -> {
                    arrived.put(e.customer, e.time);
                    waiting.add(e.customer);
                    startNext(e.time);
                }
                case LEAVE -> {
                    free++;
                    served++;
                    startNext(e.time);
                }
                case START -> { }
            }
        }
        System.out.printf("served %d, mean wait %.3f%n", served, (double) waited / served);
    }

    public static void main(String[] args) {
        new Main().run(8);
    }
}
