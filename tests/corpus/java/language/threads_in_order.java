// covers: synchronized, lambdas, exceptions, inner-classes
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    static class Counter {
        private int count;
        private final Object lock = new Object();

        synchronized void increment() {
            count++;
        }

        void add(int n) {
            synchronized (lock) {
                count += n;
            }
        }

        synchronized int get() {
            return count;
        }
    }

    static class Worker extends Thread {
        private final int id;
        private final List<Integer> results;

        Worker(int id, List<Integer> results) {
            super("worker-" + id);
            this.id = id;
            this.results = results;
        }

        @Override
        public void run() {
            int sum = 0;
            for (int i = 0; i < 1000 * id; i++) {
                sum += i % 7;
            }
            synchronized (results) {
                results.add(sum);
            }
        }
    }

    static class Account {
        private double balance;

        Account(double balance) {
            this.balance = balance;
        }

        synchronized void withdraw(double amount) {
            if (amount > balance) {
                throw new IllegalStateException("insufficient funds: " + balance);
            }
            balance -= amount;
        }
    }

    static synchronized String describe(Thread t) {
        return t.getName() + " " + t.isAlive();
    }

    public static void main(String[] args) throws Exception {
        Counter counter = new Counter();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    counter.increment();
                }
                counter.add(10);
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(counter.get());
        List<Integer> results = new ArrayList<>();
        List<Worker> workers = new ArrayList<>();
        for (int i = 1; i <= 3; i++) {
            Worker w = new Worker(i, results);
            workers.add(w);
            w.start();
            w.join();
        }
        System.out.println(results + " " + describe(workers.get(0)));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            final int n = i;
            futures.add(pool.submit(() -> {
                int product = 1;
                for (int k = 2; k <= n; k++) {
                    product *= k;
                }
                return product;
            }));
        }
        int total = 0;
        for (Future<Integer> f : futures) {
            total += f.get();
        }
        Future<String> bad = pool.submit(() -> {
            if (total(3) == 6) {
                throw new java.io.IOException("task failed");
            }
            return "fine";
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getMessage());
        }
        pool.shutdown();
        System.out.println(total + " " + pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isShutdown());
        Account account = new Account(100);
        Thread spender = new Thread(() -> {
            account.withdraw(70);
            account.withdraw(70);
        }, "spender");
        spender.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " ended by " + e.getMessage()));
        spender.start();
        spender.join();
        System.out.println("left " + account.balance);
        AtomicInteger atomic = new AtomicInteger();
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Runnable task = () -> {
            for (String s : "a b a c a".split(" ")) {
                map.merge(s, 1, Integer::sum);
                atomic.incrementAndGet();
            }
        };
        Thread a = new Thread(task), b = new Thread(task);
        a.start();
        a.join();
        b.start();
        b.join();
        System.out.println(new TreeMap<>(map) + " " + atomic.get());
    }

    static int total(int n) {
        return n == 0 ? 0 : n + total(n - 1);
    }
}
