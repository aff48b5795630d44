// covers: CompletableFuture's methods with executors, composing failures, delays
import java.util.concurrent.*;

public class Main {
    static String slow(String name, int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return name;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<String> first = CompletableFuture.supplyAsync(() -> slow("first", 30), pool);
        CompletableFuture<String> second = CompletableFuture.supplyAsync(() -> slow("second", 10), pool);
        System.out.println(first.thenCombineAsync(second, (a, b) -> a + " and " + b, pool).get());
        System.out.println(first.thenComposeAsync(a -> CompletableFuture.supplyAsync(() -> a + " again"), pool).join());
        System.out.println(first.handleAsync((value, error) -> value + " without " + error, pool).join());
        System.out.println(first.whenCompleteAsync((value, error) -> System.out.println("saw " + value), pool).join());
        CompletableFuture<Integer> failed = CompletableFuture.failedFuture(new IllegalStateException("broken"));
        System.out.println(failed.exceptionallyCompose(e -> CompletableFuture.completedFuture(e.getMessage().length())).join());
        System.out.println(failed.exceptionallyAsync(e -> -1).join() + " " + failed.isCompletedExceptionally());
        CompletableFuture<String> never = new CompletableFuture<>();
        System.out.println(never.applyToEitherAsync(second, String::toUpperCase).join());
        never.acceptEitherAsync(second, value -> System.out.println("one of them: " + value)).join();
        never.runAfterEither(second, () -> System.out.println("either has ended")).join();
        System.out.println(new CompletableFuture<String>().completeAsync(() -> "made", pool).get(1, TimeUnit.SECONDS));
        Executor later = CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS, pool);
        System.out.println(CompletableFuture.supplyAsync(() -> "late", later).thenApply(String::length).get());
        try {
            never.get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("nobody completed it: " + e.getMessage());
        }
        try {
            failed.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS));
    }
}
