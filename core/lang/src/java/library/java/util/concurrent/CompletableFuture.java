package java.util.concurrent;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A future whose steps run as soon as what they need is there: most of them at once. */
public class CompletableFuture<T> implements Future<T> {
    private T result;
    private Throwable failure;
    private boolean isDone;
    private final java.util.List<Runnable> waiting = new java.util.ArrayList<>();

    public CompletableFuture() {
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.finish(() -> supplier.get());
        return future;
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        CompletableFuture<U> future = new CompletableFuture<>();
        executor.execute(() -> future.finish(() -> supplier.get()));
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        return supplyAsync(() -> {
            task.run();
            return null;
        });
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

    private void finish(Callable<T> task) {
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

    private void whenDone(Runnable action) {
        if (isDone) {
            action.run();
        } else {
            waiting.add(action);
        }
    }

    private void wake() {
        isDone = true;
        for (Runnable action : waiting) {
            action.run();
        }
        waiting.clear();
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
        if (isDone) {
            return false;
        }
        failure = e;
        wake();
        return true;
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        CompletableFuture<U> next = new CompletableFuture<>();
        whenDone(() -> next.finish(() -> function.apply(result, failure)));
        return next;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        CompletableFuture<U> next = new CompletableFuture<>();
        whenDone(() -> {
            if (failure != null) {
                next.fail(failure);
            } else {
                next.finish(() -> function.apply(result));
            }
        });
        return next;
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return thenApply(function);
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return thenApply(value -> {
            action.accept(value);
            return null;
        });
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        return thenApply(value -> {
            action.run();
            return null;
        });
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletableFuture<U>> function) {
        CompletableFuture<U> next = new CompletableFuture<>();
        CompletableFuture<CompletableFuture<U>> inner = thenApply(function);
        inner.whenDone(() -> {
            if (inner.failure != null) {
                next.fail(inner.failure);
                return;
            }
            CompletableFuture<U> last = inner.result;
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

    public <U, V> CompletableFuture<V> thenCombine(
            CompletableFuture<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return thenCompose(first -> ((CompletableFuture<U>) other).thenApply(second -> function.apply(first, second)));
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletableFuture<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return thenCombine(other, (first, second) -> {
            action.accept(first, second);
            return null;
        });
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

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        CompletableFuture<T> next = new CompletableFuture<>();
        whenDone(() -> {
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

    public T join() {
        if (failure instanceof CompletionException) {
            throw (CompletionException) failure;
        }
        if (failure != null) {
            throw new CompletionException(failure);
        }
        return result;
    }

    public T get() throws InterruptedException, ExecutionException {
        if (failure != null) {
            Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
            throw new ExecutionException(cause);
        }
        return result;
    }

    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone) {
            throw new TimeoutException();
        }
        return get();
    }

    public T getNow(T other) {
        return isDone ? join() : other;
    }

    public boolean isDone() {
        return isDone;
    }

    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public boolean cancel(boolean interrupts) {
        return completeExceptionally(new CancellationException());
    }
}
