// covers: CompletableFuture
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class Main {
    static void pause(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static CompletableFuture<Integer> price(String shop, int price, int delay) {
        return CompletableFuture.supplyAsync(() -> {
            pause(delay);
            if (price < 0) {
                throw new IllegalArgumentException(shop + " is closed");
            }
            return price;
        });
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<String> greeting = CompletableFuture
                .supplyAsync(() -> "hello")
                .thenApply(String::toUpperCase)
                .thenCompose(text -> CompletableFuture.supplyAsync(() -> text + "!"));
        System.out.println(greeting.get());

        CompletableFuture<Integer> a = price("a", 120, 30);
        CompletableFuture<Integer> b = price("b", 100, 60);
        System.out.println("both: " + a.thenCombine(b, Math::min).join());

        CompletableFuture<Integer> closed = price("c", -1, 10);
        System.out.println(closed.exceptionally(e -> {
            System.out.println(e);
            return 0;
        }).join());
        System.out.println(closed.handle((value, e) -> e == null ? "value " + value : "failed: " + e.getMessage()).join());
        try {
            closed.join();
        } catch (CompletionException e) {
            System.out.println("join: " + e.getCause().getMessage());
        }
        try {
            closed.get();
        } catch (ExecutionException e) {
            System.out.println("get: " + e.getMessage());
        }

        List<CompletableFuture<Integer>> all = Stream.of(3, 1, 2)
                .map(n -> CompletableFuture.supplyAsync(() -> {
                    pause(n * 20);
                    return n * n;
                }))
                .collect(Collectors.toList());
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println(all.stream().map(CompletableFuture::join).collect(Collectors.toList()));
        Object first = CompletableFuture.anyOf(price("x", 1, 90), price("y", 2, 15), price("z", 3, 200)).get();
        System.out.println("first " + first);

        CompletableFuture<String> promise = new CompletableFuture<>();
        promise.thenAccept(text -> System.out.println("received " + text));
        System.out.println(promise.isDone() + " " + promise.getNow("nothing yet"));
        System.out.println(promise.complete("value") + " " + promise.complete("another"));
        System.out.println(promise.isDone() + " " + promise.join());

        try {
            new CompletableFuture<String>().get(20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        System.out.println(price("slow", 9, 500).completeOnTimeout(-9, 20, TimeUnit.MILLISECONDS).join());
        try {
            price("slow", 9, 500).orTimeout(20, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause());
        }

        StringBuilder log = new StringBuilder();
        CompletableFuture.completedFuture(6)
                .thenApply(n -> n * 7)
                .whenComplete((n, e) -> log.append("got ").append(n).append(' ').append(e))
                .thenRun(() -> log.append("; done"))
                .join();
        System.out.println(log);
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isCompletedExceptionally());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println("cancelled " + e.getMessage());
        }

        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Integer> counted = CompletableFuture
                .supplyAsync(() -> IntStream.rangeClosed(1, 100).sum(), pool)
                .thenApplyAsync(n -> n + 1, pool);
        System.out.println(counted.get(1, TimeUnit.SECONDS));
        pool.shutdown();
        CompletableFuture<Integer> failing = CompletableFuture.completedFuture(1)
                .thenApply(n -> n / 0)
                .thenApply(n -> n + 1);
        System.out.println(failing.isCompletedExceptionally());
        failing.whenComplete((n, e) -> System.out.println(n + " " + e));
    }
}
