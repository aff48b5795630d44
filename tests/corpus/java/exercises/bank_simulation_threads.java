// covers: synchronized methods, AtomicInteger, ConcurrentHashMap, ExecutorService, transfers in order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    static class Account {
        private final int id;
        private int balance;
        private int transactions;

        Account(int id, int balance) {
            this.id = id;
            this.balance = balance;
        }

        synchronized void change(int amount) {
            if (balance + amount < 0) {
                throw new IllegalStateException("account " + id + ": " + balance + " is less than " + -amount);
            }
            balance += amount;
            transactions++;
        }

        synchronized int balance() {
            return balance;
        }
    }

    static class Bank {
        private final Map<Integer, Account> accounts = new ConcurrentHashMap<>();
        private final AtomicInteger failures = new AtomicInteger();
        private static final Object LOG_LOCK = new Object();
        private final List<String> log = new ArrayList<>();

        void open(int id, int balance) {
            accounts.put(id, new Account(id, balance));
        }

        void transfer(int from, int to, int amount) {
            Account first = accounts.get(Math.min(from, to));
            Account second = accounts.get(Math.max(from, to));
            synchronized (first) {
                synchronized (second) {
                    try {
                        accounts.get(from).change(-amount);
                        accounts.get(to).change(amount);
                    } catch (IllegalStateException e) {
                        failures.incrementAndGet();
                        synchronized (LOG_LOCK) {
                            log.add(e.getMessage());
                        }
                    }
                }
            }
        }

        int total() {
            return accounts.values().stream().mapToInt(Account::balance).sum();
        }
    }

    static class Counter {
        private int plain;
        private static int shared;
        private volatile boolean isDone;

        void run(int n) {
            for (int i = 0; i < n; i++) {
                synchronized (this) {
                    plain++;
                }
                bump();
            }
            isDone = true;
        }

        static synchronized void bump() {
            shared++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        for (int id = 0; id < 5; id++) {
            bank.open(id, 100);
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int task = 0; task < 8; task++) {
            Random random = new Random(task);
            pool.submit(() -> {
                for (int i = 0; i < 50; i++) {
                    bank.transfer(random.nextInt(5), random.nextInt(5), random.nextInt(30));
                }
            });
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " total " + bank.total());
        System.out.println((bank.failures.get() == bank.log.size()) + " " + bank.accounts.values().stream().allMatch(a -> a.balance() >= 0));
        Counter counter = new Counter();
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> counter.run(250), "counter-" + i);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(counter.plain + " " + Counter.shared + " " + counter.isDone + " " + threads[2].getName());
        Map<String, LongAdder> words = new ConcurrentSkipListMap<>();
        List<Thread> readers = new ArrayList<>();
        for (String line : List.of("a b a", "b c", "a c c c")) {
            Thread reader = new Thread(() -> {
                for (String word : line.split(" ")) {
                    words.computeIfAbsent(word, k -> new LongAdder()).increment();
                }
            });
            readers.add(reader);
            reader.start();
        }
        for (Thread reader : readers) {
            reader.join();
        }
        System.out.println(words);
        ConcurrentMap<String, Integer> scores = new ConcurrentHashMap<>();
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        List<Callable<Integer>> jobs = new ArrayList<>();
        for (int n = 1; n <= 5; n++) {
            int base = n;
            jobs.add(() -> {
                int sum = 0;
                for (int i = 1; i <= base; i++) {
                    sum += i * i;
                }
                scores.merge("sum", sum, Integer::sum);
                return sum;
            });
        }
        ExecutorService more = Executors.newCachedThreadPool();
        try {
            for (Future<Integer> future : more.invokeAll(jobs)) {
                statistics.accept(future.get());
            }
        } catch (ExecutionException e) {
            System.out.println(e.getCause());
        } finally {
            more.shutdown();
        }
        System.out.println(statistics + " " + scores);
    }
}
