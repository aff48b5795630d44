package java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Waiters;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A future whose steps run as soon as what they need is there: in the thread that brings it, or at once where it is
 * there already, or in an executor's thread where that is asked for.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private T result;
    private Throwable failure;
    private boolean isDone;
    /** Steps that wait, the last one added runs first. */
    private final List<Runnable> steps = new ArrayList<>();
    private final Waiters waiters = new Waiters();

    public CompletableFuture() {
    }

    // --- beginnings

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, ForkJoinPool.commonPool());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        if (supplier == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> future = new CompletableFuture<>();
        executor.execute(() -> future.finish(() -> supplier.get()));
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        return runAsync(task, ForkJoinPool.commonPool());
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        return supplyAsync(
                () -> {
                    task.run();
                    return null;
                },
                executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        return completedFuture(value);
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable failure) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.completeExceptionally(failure);
        return future;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
        CompletableFuture<Void> all = new CompletableFuture<>();
        for (CompletableFuture<?> future : futures) {
            future.whenDone(() -> {
                for (CompletableFuture<?> other : futures) {
                    if (!other.isDone) {
                        return;
                    }
                }
                for (CompletableFuture<?> other : futures) {
                    if (other.failure != null) {
                        all.fail(other.failure);
                    }
                }
                all.complete(null);
            });
        }
        if (futures.length == 0) {
            all.complete(null);
        }
        return all;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
        CompletableFuture<Object> any = new CompletableFuture<>();
        for (CompletableFuture<?> future : futures) {
            future.whenDone(() -> {
                if (future.failure != null) {
                    any.fail(future.failure);
                } else {
                    any.complete(future.result);
                }
            });
        }
        return any;
    }

    // --- ends

    private void finish(Callable<T> task) {
        if (isDone) {
            return;
        }
        try {
            complete(task.call());
        } catch (Throwable e) {
            fail(e);
        }
    }

    /** Ends with a failure of a step: the first one wraps it. */
    private void fail(Throwable e) {
        completeExceptionally(e instanceof CompletionException ? e : new CompletionException(e));
    }

    private void whenDone(Runnable step) {
        if (isDone) {
            step.run();
        } else {
            steps.add(step);
        }
    }

    private void wake() {
        isDone = true;
        waiters.wakeAll();
        while (!steps.isEmpty()) {
            steps.remove(steps.size() - 1).run();
        }
    }

    public boolean complete(T value) {
        if (isDone) {
            return false;
        }
        result = value;
        wake();
        return true;
    }

    public boolean completeExceptionally(Throwable e) {
        if (e == null) {
            throw new NullPointerException();
        }
        if (isDone) {
            return false;
        }
        failure = e;
        wake();
        return true;
    }

    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        return later(() -> complete(value), timeout, unit);
    }

    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        return later(() -> completeExceptionally(new TimeoutException()), timeout, unit);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, ForkJoinPool.commonPool());
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        executor.execute(() -> finish(() -> supplier.get()));
        return this;
    }

    private CompletableFuture<T> later(Runnable action, long timeout, TimeUnit unit) {
        Thread timer = new Thread(() -> {
            try {
                if (!isDone && !waiters.await(unit.toNanos(timeout))) {
                    action.run();
                }
            } catch (InterruptedException e) {
                action.run();
            }
        }, "CompletableFutureDelayScheduler");
        timer.setDaemon(true);
        timer.start();
        return this;
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, ForkJoinPool.commonPool());
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return task -> executor.execute(() -> {
            try {
                unit.sleep(delay);
            } catch (InterruptedException e) {
                // It is late enough, then.
            }
            task.run();
        });
    }

    // --- steps; an executor of null is whoever brings the result

    private void step(Executor executor, Runnable step) {
        whenDone(executor == null ? step : () -> executor.execute(step));
    }

    private <U> CompletableFuture<U> apply(Executor executor, Function<? super T, ? extends U> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        CompletableFuture<U> next = new CompletableFuture<>();
        step(executor, () -> {
            if (failure != null) {
                next.fail(failure);
            } else {
                next.finish(() -> function.apply(result));
            }
        });
        return next;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return apply(null, function);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return apply(ForkJoinPool.commonPool(), function);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return apply(executor, function);
    }

    private static <A> Function<A, Void> acting(Consumer<? super A> action) {
        return value -> {
            action.accept(value);
            return null;
        };
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return apply(null, acting(action));
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return apply(ForkJoinPool.commonPool(), acting(action));
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return apply(executor, acting(action));
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return apply(null, acting(value -> action.run()));
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return apply(ForkJoinPool.commonPool(), acting(value -> action.run()));
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return apply(executor, acting(value -> action.run()));
    }

    private <U> CompletableFuture<U> compose(
            Executor executor, Function<? super T, ? extends CompletionStage<U>> function) {
        CompletableFuture<U> next = new CompletableFuture<>();
        CompletableFuture<CompletionStage<U>> inner = apply(executor, function);
        inner.whenDone(() -> {
            if (inner.failure != null) {
                next.fail(inner.failure);
                return;
            }
            CompletableFuture<U> last = inner.result.toCompletableFuture();
            last.whenDone(() -> {
                if (last.failure != null) {
                    next.fail(last.failure);
                } else {
                    next.complete(last.result);
                }
            });
        });
        return next;
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return compose(null, function);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return compose(ForkJoinPool.commonPool(), function);
    }

    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
        return compose(executor, function);
    }

    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        CompletableFuture<U> second = (CompletableFuture<U>) other.toCompletableFuture();
        CompletableFuture<V> next = new CompletableFuture<>();
        Runnable combine = () -> {
            if (!isDone || !second.isDone || next.isDone) {
                return;
            }
            if (failure != null || second.failure != null) {
                next.fail(failure != null ? failure : second.failure);
            } else {
                next.finish(() -> function.apply(result, second.result));
            }
        };
        whenDone(combine);
        second.whenDone(combine);
        return next;
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return thenCombine(other, function);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function,
            Executor executor) {
        return thenCombine(other, function);
    }

    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return thenAcceptBoth(other, action);
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return thenCombine(other, (first, second) -> {
            action.accept(first, second);
            return null;
        });
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return thenCombine(other, (first, second) -> {
            action.run();
            return null;
        });
    }

    public <U> CompletableFuture<U> applyToEither(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return (CompletableFuture<U>) anyOf(this, other.toCompletableFuture())
                .thenApply(value -> function.apply((T) value));
    }

    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return anyOf(this, other.toCompletableFuture()).thenAccept(value -> action.accept((T) value));
    }

    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return applyToEither(other, function);
    }

    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return acceptEither(other, action);
    }

    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return anyOf(this, other.toCompletableFuture()).thenRun(action);
    }

    private <U> CompletableFuture<U> handle(
            Executor executor, BiFunction<? super T, Throwable, ? extends U> function) {
        CompletableFuture<U> next = new CompletableFuture<>();
        step(executor, () -> next.finish(() -> function.apply(result, failure)));
        return next;
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return handle(null, function);
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return handle(ForkJoinPool.commonPool(), function);
    }

    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
        return handle(executor, function);
    }

    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return exceptionally(function);
    }

    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
        CompletableFuture<CompletableFuture<T>> next = new CompletableFuture<>();
        whenDone(() -> next.finish(() -> failure == null ? this : function.apply(failure).toCompletableFuture()));
        return next.thenCompose(stage -> stage);
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        CompletableFuture<T> next = new CompletableFuture<>();
        whenDone(() -> {
            if (failure == null) {
                next.complete(result);
            } else {
                next.finish(() -> function.apply(failure));
            }
        });
        return next;
    }

    private CompletableFuture<T> whenComplete(Executor executor, BiConsumer<? super T, ? super Throwable> action) {
        CompletableFuture<T> next = new CompletableFuture<>();
        step(executor, () -> {
            try {
                action.accept(result, failure);
            } catch (Throwable e) {
                next.fail(failure == null ? e : failure);
            }
            if (failure != null) {
                next.fail(failure);
            } else {
                next.complete(result);
            }
        });
        return next;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return whenComplete(null, action);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return whenComplete(ForkJoinPool.commonPool(), action);
    }

    public CompletableFuture<T> whenCompleteAsync(
            BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return whenComplete(executor, action);
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    public CompletableFuture<T> copy() {
        return thenApply(value -> value);
    }

    // --- results

    public T join() {
        while (!isDone) {
            waiters.awaitCalmly();
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure instanceof CompletionException) {
            throw (CompletionException) failure;
        }
        if (failure != null) {
            throw new CompletionException(failure);
        }
        return result;
    }

    private T report() throws ExecutionException {
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure != null) {
            boolean isWrapped = failure instanceof CompletionException && failure.getCause() != null;
            throw new ExecutionException(isWrapped ? failure.getCause() : failure);
        }
        return result;
    }

    public T get() throws InterruptedException, ExecutionException {
        while (!isDone) {
            waiters.await(-1);
        }
        return report();
    }

    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone && !waiters.await(unit.toNanos(timeout)) && !isDone) {
            throw new TimeoutException();
        }
        return report();
    }

    public T getNow(T other) {
        return isDone ? join() : other;
    }

    public boolean isDone() {
        Thread.glance();
        return isDone;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public boolean cancel(boolean interrupts) {
        return completeExceptionally(new CancellationException()) || isCancelled();
    }

    public int getNumberOfDependents() {
        return steps.size();
    }

    public String toString() {
        String how = !isDone ? steps.isEmpty() ? "[Not completed]" : "[Not completed, " + steps.size() + " dependents]"
                : failure != null ? "[Completed exceptionally: " + failure + "]" : "[Completed normally]";
        return super.toString() + how;
    }
}
