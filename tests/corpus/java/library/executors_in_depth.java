// covers: ExecutorService, Future, Callable, invokeAll, invokeAny, ScheduledExecutorService
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    static int slowSquare(int n) throws InterruptedException {
        Thread.sleep(10 * (5 - n));
        return n * n;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            int n = i;
            futures.add(pool.submit(() -> slowSquare(n)));
        }
        int sum = 0;
        for (Future<Integer> future : futures) {
            sum += future.get();
        }
        System.out.println("sum " + sum);

        List<Callable<String>> tasks = new ArrayList<>();
        for (String word : List.of("alpha", "beta", "gamma")) {
            tasks.add(() -> word.toUpperCase());
        }
        for (Future<String> future : pool.invokeAll(tasks)) {
            System.out.println(future.get() + " " + future.isDone());
        }

        Future<Integer> broken = pool.submit(() -> Integer.parseInt("x1"));
        try {
            broken.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage());
            System.out.println(e.getCause().getClass().getSimpleName());
        }

        Future<?> sleeping = pool.submit(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        try {
            sleeping.get(20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        System.out.println(sleeping.cancel(true) + " " + sleeping.isCancelled());
        try {
            sleeping.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }

        ExecutorService single = Executors.newSingleThreadExecutor();
        for (int i = 0; i < 3; i++) {
            int n = i;
            single.execute(() -> System.out.println("job " + n + " in " + Thread.currentThread().getName()));
        }
        single.shutdown();
        single.awaitTermination(1, TimeUnit.SECONDS);

        ExecutorService cached = Executors.newCachedThreadPool();
        String fastest = cached.invokeAny(List.of(
                () -> {
                    Thread.sleep(200);
                    return "slow";
                },
                () -> {
                    Thread.sleep(20);
                    return "fast";
                }));
        System.out.println(fastest);
        cached.shutdownNow();

        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        AtomicInteger ticks = new AtomicInteger();
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> ticking = timer.scheduleAtFixedRate(() -> {
            System.out.println("tick " + ticks.incrementAndGet());
            three.countDown();
        }, 10, 50, TimeUnit.MILLISECONDS);
        ScheduledFuture<String> once = timer.schedule(() -> "once", 30, TimeUnit.MILLISECONDS);
        System.out.println(once.get());
        three.await();
        ticking.cancel(false);
        System.out.println(ticking.isCancelled() + " " + ticks.get());
        timer.shutdown();
        System.out.println(timer.awaitTermination(1, TimeUnit.SECONDS));

        ThreadPoolExecutor bounded = new ThreadPoolExecutor(
                1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), new ThreadPoolExecutor.AbortPolicy());
        CountDownLatch open = new CountDownLatch(1);
        int rejected = 0;
        for (int i = 0; i < 5; i++) {
            try {
                bounded.execute(() -> {
                    try {
                        open.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
            } catch (RejectedExecutionException e) {
                rejected++;
            }
        }
        System.out.println("rejected " + rejected + ", pool " + bounded.getPoolSize() + ", queue " + bounded.getQueue().size());
        open.countDown();
        bounded.shutdown();
        System.out.println(bounded.awaitTermination(1, TimeUnit.SECONDS) + " " + bounded.getCompletedTaskCount());

        ThreadFactory named = new ThreadFactory() {
            private int count;

            public Thread newThread(Runnable task) {
                return new Thread(task, "worker-" + count++);
            }
        };
        ExecutorService custom = Executors.newFixedThreadPool(2, named);
        Future<String> name = custom.submit(() -> Thread.currentThread().getName());
        System.out.println(name.get());
        custom.shutdown();
    }
}
