// covers: BlockingQueue, ArrayBlockingQueue, PriorityBlockingQueue, poison pill, DelayQueue
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    record Job(String name, int priority) implements Comparable<Job> {
        public int compareTo(Job other) {
            return Integer.compare(other.priority, priority);
        }
    }

    static class Later implements Delayed {
        private final String name;
        private final long time;

        Later(String name, long milliseconds) {
            this.name = name;
            this.time = System.nanoTime() + milliseconds * 1_000_000;
        }

        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        public int compareTo(Delayed other) {
            return Long.compare(time, ((Later) other).time);
        }
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> lines = new ArrayBlockingQueue<>(2);
        Map<String, Integer> counts = new ConcurrentHashMap<>();
        Thread[] counters = new Thread[3];
        for (int i = 0; i < counters.length; i++) {
            counters[i] = new Thread(() -> {
                try {
                    for (String line = lines.take(); !line.isEmpty(); line = lines.take()) {
                        for (String word : line.split(" ")) {
                            counts.merge(word, 1, Integer::sum);
                        }
                    }
                    lines.put("");
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            counters[i].start();
        }
        for (String line : new String[] {"to be or", "not to be", "that is", "the question to be"}) {
            lines.put(line);
        }
        lines.put("");
        for (Thread counter : counters) {
            counter.join();
        }
        System.out.println(new TreeMap<>(counts));
        System.out.println(lines.remainingCapacity() + " " + lines);

        BlockingQueue<Integer> small = new ArrayBlockingQueue<>(2);
        System.out.println(small.offer(1) + " " + small.offer(2) + " " + small.offer(3));
        System.out.println(small.offer(3, 10, TimeUnit.MILLISECONDS) + " " + small.peek());
        try {
            small.add(4);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<Integer> drained = new ArrayList<>();
        System.out.println(small.drainTo(drained) + " " + drained + " " + small.poll() + " " + small.poll(5, TimeUnit.MILLISECONDS));
        try {
            small.put(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        try {
            small.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }

        PriorityBlockingQueue<Job> jobs = new PriorityBlockingQueue<>();
        jobs.add(new Job("sweep", 1));
        jobs.add(new Job("alarm", 9));
        jobs.add(new Job("mail", 5));
        StringBuilder order = new StringBuilder();
        while (!jobs.isEmpty()) {
            order.append(jobs.take().name()).append(' ');
        }
        System.out.println(order.toString().trim());

        DelayQueue<Later> delays = new DelayQueue<>();
        delays.add(new Later("third", 60));
        delays.add(new Later("first", 10));
        delays.add(new Later("second", 30));
        System.out.println(delays.poll());
        for (int i = 0; i < 3; i++) {
            System.out.println(delays.take().name);
        }

        SynchronousQueue<String> hand = new SynchronousQueue<>();
        Thread giver = new Thread(() -> {
            try {
                hand.put("one");
                hand.put("two");
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        giver.start();
        System.out.println(hand.take() + " " + hand.take());
        giver.join();

        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        for (int i = 0; i < 4; i++) {
            if (i % 2 == 0) {
                deque.putFirst(i);
            } else {
                deque.putLast(i);
            }
        }
        System.out.println(deque + " " + deque.takeFirst() + " " + deque.takeLast());

        LinkedBlockingQueue<Integer> stream = new LinkedBlockingQueue<>();
        AtomicLong sum = new AtomicLong();
        Thread taker = new Thread(() -> {
            try {
                while (true) {
                    sum.addAndGet(stream.take());
                }
            } catch (InterruptedException e) {
                System.out.println("taker leaves with " + sum.get());
            }
        });
        taker.start();
        for (int i = 1; i <= 100; i++) {
            stream.put(i);
        }
        while (!stream.isEmpty()) {
            Thread.sleep(1);
        }
        Thread.sleep(20);
        taker.interrupt();
        taker.join();
    }
}
