// covers: synchronized, wait, notifyAll, threads
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

public class Main {
    /** A buffer with room for a few items; who finds it full or empty waits. */
    static class Buffer {
        private final LinkedList<Integer> items = new LinkedList<>();
        private final int capacity;
        private int most;

        Buffer(int capacity) {
            this.capacity = capacity;
        }

        synchronized void put(int item) throws InterruptedException {
            while (items.size() == capacity) {
                wait();
            }
            items.addLast(item);
            most = Math.max(most, items.size());
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            int item = items.removeFirst();
            notifyAll();
            return item;
        }
    }

    /** Two threads that write in turn. */
    static class PingPong {
        private boolean isPing = true;
        private final StringBuilder text = new StringBuilder();

        void play(boolean ping, int rounds) {
            for (int i = 0; i < rounds; i++) {
                synchronized (this) {
                    while (isPing != ping) {
                        try {
                            wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    text.append(ping ? "ping " : "pong ");
                    isPing = !ping;
                    notify();
                }
            }
        }
    }

    static int printed = 1;

    static void evenAndOdd() throws InterruptedException {
        Object lock = new Object();
        Thread[] threads = new Thread[2];
        for (int t = 0; t < 2; t++) {
            int rest = t;
            threads[t] = new Thread(() -> {
                synchronized (lock) {
                    while (printed <= 10) {
                        if (printed % 2 == rest) {
                            System.out.println((rest == 0 ? "even " : "odd ") + printed);
                            printed++;
                            lock.notify();
                        } else {
                            try {
                                lock.wait();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        }
                    }
                    lock.notifyAll();
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer(3);
        List<Integer> received = new ArrayList<>();
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 20; i++) {
                    buffer.put(i * i);
                }
                buffer.put(-1);
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }, "producer");
        Thread consumer = new Thread(() -> {
            try {
                for (int item = buffer.take(); item >= 0; item = buffer.take()) {
                    received.add(item);
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }, "consumer");
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        System.out.println(received);
        System.out.println("never more than " + buffer.capacity + ": " + (buffer.most <= buffer.capacity));
        System.out.println(producer.getName() + " " + producer.getState() + " " + consumer.isAlive());

        PingPong game = new PingPong();
        Thread ping = new Thread(() -> game.play(true, 4));
        Thread pong = new Thread(() -> game.play(false, 4));
        pong.start();
        ping.start();
        ping.join();
        pong.join();
        System.out.println(game.text.toString().trim());

        evenAndOdd();

        try {
            new Object().wait();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            "text".notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e.getMessage());
        }
        Object lock = new Object();
        synchronized (lock) {
            synchronized (lock) {
                long start = System.currentTimeMillis();
                lock.wait(30);
                System.out.println("waited: " + (System.currentTimeMillis() - start >= 30));
            }
            System.out.println("still held: " + Thread.holdsLock(lock));
        }
        System.out.println("held: " + Thread.holdsLock(lock));
    }
}
