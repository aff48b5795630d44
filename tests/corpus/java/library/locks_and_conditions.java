// covers: ReentrantLock, Condition, Semaphore, CountDownLatch, CyclicBarrier, ReadWriteLock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class Main {
    static class BoundedStack<T> {
        private final Deque<T> items = new ArrayDeque<>();
        private final int capacity;
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();

        BoundedStack(int capacity) {
            this.capacity = capacity;
        }

        void push(T item) throws InterruptedException {
            lock.lock();
            try {
                while (items.size() == capacity) {
                    notFull.await();
                }
                items.push(item);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        T pop() throws InterruptedException {
            lock.lock();
            try {
                while (items.isEmpty()) {
                    notEmpty.await();
                }
                T item = items.pop();
                notFull.signal();
                return item;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Account {
        private int balance;
        private final Lock lock = new ReentrantLock();

        Account(int balance) {
            this.balance = balance;
        }

        void deposit(int amount) {
            lock.lock();
            try {
                int before = balance;
                Thread.yield();
                balance = before + amount;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        BoundedStack<Integer> stack = new BoundedStack<>(2);
        int[] total = new int[1];
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 50; i++) {
                    stack.push(i);
                }
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        Thread consumer = new Thread(() -> {
            try {
                for (int i = 1; i <= 50; i++) {
                    total[0] += stack.pop();
                }
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
        System.out.println("total " + total[0]);

        Account account = new Account(100);
        Thread[] clients = new Thread[5];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    account.deposit(5);
                }
            });
            clients[i].start();
        }
        for (Thread client : clients) {
            client.join();
        }
        System.out.println("balance " + account.balance);

        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.isLocked());
        Thread other = new Thread(() -> System.out.println("other gets it: " + lock.tryLock()));
        other.start();
        other.join();
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held: " + e.getMessage());
        }

        Semaphore seats = new Semaphore(2);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        int[] inside = new int[2];
        Thread[] guests = new Thread[4];
        for (int i = 0; i < 4; i++) {
            guests[i] = new Thread(() -> {
                try {
                    seats.acquire();
                    synchronized (inside) {
                        inside[0]++;
                        inside[1] = Math.max(inside[1], inside[0]);
                    }
                    Thread.sleep(20);
                    synchronized (inside) {
                        inside[0]--;
                    }
                } catch (InterruptedException e) {
                    order.add("interrupted");
                } finally {
                    seats.release();
                }
            });
            guests[i].start();
        }
        for (Thread guest : guests) {
            guest.join();
        }
        System.out.println("at most " + inside[1] + " inside, free " + seats.availablePermits());
        System.out.println(seats.tryAcquire(3) + " " + seats.tryAcquire(2) + " " + seats.tryAcquire(10, TimeUnit.MILLISECONDS));

        CountDownLatch start = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                try {
                    start.await();
                } catch (InterruptedException e) {
                    return;
                }
                done.countDown();
            }).start();
        }
        System.out.println("waiting for " + done.getCount());
        System.out.println(done.await(10, TimeUnit.MILLISECONDS));
        start.countDown();
        done.await();
        System.out.println("left " + done.getCount());

        int[] phase = new int[1];
        CyclicBarrier barrier = new CyclicBarrier(3, () -> System.out.println("phase " + ++phase[0]));
        Thread[] workers = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int pause = i;
            workers[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 3; k++) {
                        Thread.sleep(pause * 5);
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    System.out.println(e);
                }
            });
            workers[i].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }

        ReadWriteLock both = new ReentrantReadWriteLock();
        Map<String, Integer> table = new TreeMap<>();
        Thread writer = new Thread(() -> {
            both.writeLock().lock();
            try {
                for (String key : "one two three".split(" ")) {
                    table.put(key, key.length());
                }
            } finally {
                both.writeLock().unlock();
            }
        });
        writer.start();
        writer.join();
        both.readLock().lock();
        try {
            System.out.println(table);
        } finally {
            both.readLock().unlock();
        }
    }
}
