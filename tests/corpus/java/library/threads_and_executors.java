// covers: Thread, ExecutorService, CompletableFuture, atomic, ConcurrentHashMap, locks
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Main {
    private static int shared;

    static synchronized void bump() {
        shared++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            for (int i = 0; i < 1000; i++) bump();
        }, "worker");
        t.start();
        t.join();
        System.out.println(shared + " " + t.getName() + " " + t.isAlive() + " " + Thread.currentThread().getName());
        List<Thread> threads = new ArrayList<>();
        AtomicInteger counter = new AtomicInteger();
        for (int i = 0; i < 4; i++) {
            Thread each = new Thread() {
                @Override
                public void run() {
                    for (int k = 0; k < 50; k++) counter.incrementAndGet();
                }
            };
            threads.add(each);
            each.start();
        }
        for (Thread each : threads) each.join();
        System.out.println(counter + " " + counter.addAndGet(5) + " " + counter.compareAndSet(205, 1) + " " + counter.getAndUpdate(x -> x * 7) + " " + counter.get());
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            int n = i;
            futures.add(pool.submit(() -> n * n));
        }
        int sum = 0;
        for (Future<Integer> f : futures) sum += f.get();
        System.out.println(sum + " " + futures.get(0).isDone());
        Future<Integer> failing = pool.submit(() -> Integer.parseInt("oops"));
        try {
            failing.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
        }
        List<Callable<String>> tasks = List.of(() -> "a", () -> "b");
        for (Future<String> f : pool.invokeAll(tasks)) System.out.print(f.get());
        pool.shutdown();
        System.out.println(" " + pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isShutdown());
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> 20).thenApply(x -> x + 1).thenCombine(CompletableFuture.completedFuture(2), (x, y) -> x * y);
        System.out.println(cf.get() + " " + cf.thenCompose(x -> CompletableFuture.supplyAsync(() -> "v" + x)).join());
        System.out.println(CompletableFuture.supplyAsync(() -> {
            if (true) throw new IllegalStateException("broken");
            return 1;
        }).exceptionally(e -> -1).join() + " " + CompletableFuture.supplyAsync(() -> 1 / 1).handle((v, e) -> e == null ? "ok " + v : "failed").join());
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        for (String w : "a b a c b a".split(" ")) map.merge(w, 1, Integer::sum);
        System.out.println(map + " " + map.putIfAbsent("z", 26) + " " + map.getOrDefault("q", 0));
        Lock lock = new ReentrantLock();
        lock.lock();
        try {
            System.out.println("locked");
        } finally {
            lock.unlock();
        }
        Object monitor = new Object();
        synchronized (monitor) {
            synchronized (monitor) {
                System.out.println("reentrant");
            }
        }
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
        for (int x : list) list.add(x * 10);
        System.out.println(list);
        BlockingQueue<String> queue = new LinkedBlockingQueue<>();
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 3; i++) queue.offer("item " + i);
        });
        producer.start();
        producer.join();
        System.out.println(queue.take() + " " + queue.size() + " " + queue.poll());
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        new Thread(latch::countDown).start();
        latch.await();
        System.out.println(latch.getCount());
        long before = System.currentTimeMillis();
        Thread.sleep(50);
        System.out.println(System.currentTimeMillis() - before >= 50);
        AtomicReference<String> ref = new AtomicReference<>("x");
        System.out.println(ref.updateAndGet(s -> s + "y") + " " + new AtomicLong(5).getAndIncrement() + " " + new AtomicBoolean(true).getAndSet(false));
    }
}
