// covers: Timer, ForkJoinPool, RecursiveTask, ThreadLocal, atomic classes, ExecutorCompletionService
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Main {
    static class Sum extends RecursiveTask<Long> {
        private final int[] numbers;
        private final int from;
        private final int to;

        Sum(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from <= 100) {
                long sum = 0;
                for (int i = from; i < to; i++) {
                    sum += numbers[i];
                }
                return sum;
            }
            int middle = (from + to) >>> 1;
            Sum left = new Sum(numbers, from, middle);
            Sum right = new Sum(numbers, middle, to);
            left.fork();
            return right.compute() + left.join();
        }
    }

    static class Sort extends RecursiveAction {
        private final int[] numbers;
        private final int from;
        private final int to;

        Sort(int[] numbers, int from, int to) {
            this.numbers = numbers;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 2) {
                return;
            }
            int pivot = numbers[(from + to) / 2];
            int i = from;
            int j = to - 1;
            while (i <= j) {
                while (numbers[i] < pivot) {
                    i++;
                }
                while (numbers[j] > pivot) {
                    j--;
                }
                if (i <= j) {
                    int swap = numbers[i];
                    numbers[i++] = numbers[j];
                    numbers[j--] = swap;
                }
            }
            invokeAll(new Sort(numbers, from, j + 1), new Sort(numbers, i, to));
        }
    }

    static final ThreadLocal<Integer> depth = ThreadLocal.withInitial(() -> 7);

    public static void main(String[] args) throws Exception {
        int[] numbers = new Random(5).ints(1000, 0, 500).toArray();
        System.out.println(new ForkJoinPool(4).invoke(new Sum(numbers, 0, numbers.length)));
        System.out.println(ForkJoinPool.commonPool().invoke(new Sum(numbers, 10, 500)));
        ForkJoinPool.commonPool().invoke(new Sort(numbers, 0, numbers.length));
        System.out.println(Arrays.toString(Arrays.copyOf(numbers, 12)));

        Timer timer = new Timer();
        CountDownLatch beats = new CountDownLatch(3);
        timer.schedule(new TimerTask() {
            private int beat;

            @Override
            public void run() {
                System.out.println("beat " + ++beat);
                beats.countDown();
                if (beat == 3) {
                    cancel();
                }
            }
        }, 10, 20);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("once");
            }
        }, 20);
        beats.await();
        timer.cancel();
        try {
            timer.schedule(new TimerTask() {
                public void run() {
                }
            }, 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }

        depth.set(1);
        Thread other = new Thread(() -> {
            System.out.println("other has " + depth.get());
            depth.set(100);
        });
        other.start();
        other.join();
        System.out.println("main has " + depth.get());
        depth.remove();
        System.out.println("again " + depth.get());

        AtomicInteger hits = new AtomicInteger();
        AtomicLong total = new AtomicLong(10);
        AtomicBoolean isSet = new AtomicBoolean();
        AtomicReference<String> longest = new AtomicReference<>("");
        LongAdder adder = new LongAdder();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (String word : "a quick brown fox jumps over it".split(" ")) {
            pool.execute(() -> {
                hits.incrementAndGet();
                total.addAndGet(word.length());
                adder.increment();
                longest.accumulateAndGet(word, (x, y) -> x.length() > y.length() || x.length() == y.length() && x.compareTo(y) < 0 ? x : y);
                isSet.compareAndSet(false, true);
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(hits + " " + total + " " + isSet + " " + longest + " " + adder.sum());
        System.out.println(hits.getAndUpdate(n -> n * 2) + " " + hits.updateAndGet(n -> n - 1) + " " + hits.compareAndSet(13, 5) + " " + hits.get());
        AtomicIntegerArray cells = new AtomicIntegerArray(4);
        cells.incrementAndGet(1);
        cells.addAndGet(3, 9);
        System.out.println(cells + " " + cells.length() + " " + cells.getAndSet(3, 2) + " " + cells.get(3));

        ExecutorService workers = Executors.newFixedThreadPool(3);
        CompletionService<String> results = new ExecutorCompletionService<>(workers);
        int[] delays = {60, 10, 35};
        for (int delay : delays) {
            results.submit(() -> {
                Thread.sleep(delay);
                return "after " + delay;
            });
        }
        for (int i = 0; i < delays.length; i++) {
            System.out.println(results.take().get());
        }
        workers.shutdown();
    }
}
