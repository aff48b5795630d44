// covers: the names of lambdas' functions in traces
import java.util.*;
import java.util.concurrent.*;
public class Main {
  static void boom(String w) { StackTraceElement[] t = new Throwable().getStackTrace(); System.out.println(w + " " + t[1].getMethodName()); }
  public static void main(String[] args) throws Exception {
    Runnable a = () -> boom("a"); a.run();
    Callable<Integer> c = () -> { boom("c"); return 1; }; c.call();
    for (Callable<String> k : List.<Callable<String>>of(() -> { boom("k1"); return "a"; }, () -> { boom("k2"); return "b"; })) k.call();
    Runnable b = () -> { Runnable in = () -> boom("in"); in.run(); boom("b"); }; b.run();
    List.of(1).stream().map(f -> { try { boom("m"); return f; } catch (Exception e) { return 0; } }).toList();
    Runnable d = () -> boom("d"); d.run();
    CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> { boom("s1"); return 20; }).thenApply(x -> { boom("ta"); return x + 1; }).thenCombine(CompletableFuture.supplyAsync(() -> { boom("s2"); return 2; }), (p, q) -> { boom("tc"); return p * q; });
    cf.get();
    Runnable e = () -> boom("e"); e.run();
    System.out.println(CompletableFuture.supplyAsync(() -> "h").handle((v, t) -> t == null ? v + "!" : "err").thenCompose(v -> CompletableFuture.supplyAsync(() -> v + "?")).get(1, TimeUnit.SECONDS));
    Runnable f = () -> boom("f"); f.run();
    ExecutorService ex = Executors.newFixedThreadPool(1); System.out.println(ex.invokeAll(List.of(() -> "a", () -> "b")).stream().map(z -> { try { return z.get(); } catch (Exception y) { return "?"; } }).toList()); ex.shutdown();
    Runnable g = () -> boom("g"); g.run();
    Thread t = new Thread(() -> { throw new RuntimeException("in thread"); }, "w"); t.setUncaughtExceptionHandler((th, y) -> boom("u")); t.start(); t.join();
    Runnable h = () -> boom("h"); h.run();
    ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 7); Runnable i = () -> boom("i"); i.run();
  }
}
