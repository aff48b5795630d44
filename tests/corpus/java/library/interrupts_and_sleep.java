// covers: threads, sleep, interrupt, join, daemon threads, thread states
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static final List<String> log = Collections.synchronizedList(new ArrayList<>());

    static Thread sleeper(String name, long milliseconds) {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(milliseconds);
                log.add(name + " slept");
            } catch (InterruptedException e) {
                log.add(name + ": " + e.getMessage() + ", flag " + Thread.currentThread().isInterrupted());
            }
        }, name);
        thread.start();
        return thread;
    }

    static volatile boolean isRunning = true;
    static long rounds;

    public static void main(String[] args) throws InterruptedException {
        // The shortest sleep ends first.
        Thread c = sleeper("c", 150);
        Thread a = sleeper("a", 50);
        Thread b = sleeper("b", 100);
        a.join();
        b.join();
        c.join();
        System.out.println(log);
        log.clear();

        Thread late = sleeper("late", 100000);
        Thread.sleep(20);
        System.out.println(late.getState());
        late.interrupt();
        late.join();
        System.out.println(log);

        Thread counter = new Thread(() -> {
            while (isRunning) {
                rounds++;
            }
            System.out.println("stopped");
        });
        counter.start();
        Thread.sleep(30);
        isRunning = false;
        counter.join();
        System.out.println("went round: " + (rounds > 0));

        Thread polite = new Thread(() -> {
            int steps = 0;
            while (!Thread.currentThread().isInterrupted()) {
                steps++;
            }
            System.out.println("interrupted after some steps: " + (steps > 0));
            System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        });
        polite.start();
        Thread.sleep(10);
        polite.interrupt();
        polite.join();

        Thread fresh = new Thread(() -> System.out.println("in " + Thread.currentThread().getName()), "fresh");
        System.out.println(fresh.getState() + " " + fresh.isAlive() + " " + fresh.isDaemon());
        fresh.start();
        fresh.join();
        System.out.println(fresh.getState() + " " + fresh.isAlive());
        try {
            fresh.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("not twice: " + e.getMessage());
        }
        try {
            Thread.sleep(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }

        Thread failing = new Thread(() -> {
            throw new IllegalStateException("out of order");
        }, "failing");
        failing.setUncaughtExceptionHandler((thread, e) -> System.out.println(thread.getName() + " died of " + e));
        failing.start();
        failing.join();

        Thread slow = new Thread(() -> {
            try {
                Thread.sleep(10000);
            } catch (InterruptedException e) {
                System.out.println("slow was woken");
            }
        });
        slow.start();
        slow.join(20);
        System.out.println("still alive: " + slow.isAlive());
        slow.interrupt();
        slow.join();

        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        new Thread(() -> {
            try {
                Thread.sleep(40);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("after main");
        }).start();
        System.out.println("end of main");
    }
}
