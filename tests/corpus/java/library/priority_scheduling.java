// covers: PriorityQueue with comparators, heaps, merging sorted lists, median, scheduling
import java.util.*;
import java.util.stream.*;

public class Main {
    static class Task implements Comparable<Task> {
        private static int made;
        final String name;
        final int priority;
        final int number = made++;
        int left;

        Task(String name, int priority, int left) {
            this.name = name;
            this.priority = priority;
            this.left = left;
        }

        @Override
        public int compareTo(Task other) {
            int order = Integer.compare(other.priority, priority);
            return order != 0 ? order : Integer.compare(number, other.number);
        }

        @Override
        public String toString() {
            return name + "(" + priority + ")";
        }
    }

    static class Median {
        private final PriorityQueue<Integer> low = new PriorityQueue<>(Comparator.reverseOrder());
        private final PriorityQueue<Integer> high = new PriorityQueue<>();

        void add(int n) {
            low.add(n);
            high.add(low.remove());
            if (high.size() > low.size()) {
                low.add(high.remove());
            }
        }

        double get() {
            return low.size() > high.size() ? low.peek() : (low.peek() + high.peek()) / 2.0;
        }
    }

    static List<Integer> merge(List<List<Integer>> lists) {
        PriorityQueue<int[]> heads = new PriorityQueue<>(Comparator.comparingInt(h -> lists.get(h[0]).get(h[1])));
        for (int i = 0; i < lists.size(); i++) {
            if (!lists.get(i).isEmpty()) {
                heads.add(new int[] {i, 0});
            }
        }
        List<Integer> out = new ArrayList<>();
        while (!heads.isEmpty()) {
            int[] head = heads.poll();
            out.add(lists.get(head[0]).get(head[1]));
            if (++head[1] < lists.get(head[0]).size()) {
                heads.add(head);
            }
        }
        return out;
    }

    static void siftDown(int[] heap, int at, int size) {
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && heap[child + 1] > heap[child]) {
                child++;
            }
            if (heap[at] >= heap[child]) {
                return;
            }
            int swap = heap[at];
            heap[at] = heap[child];
            heap[child] = swap;
            at = child;
        }
    }

    static void heapSort(int[] numbers) {
        for (int i = numbers.length / 2; i >= 0; i--) {
            siftDown(numbers, i, numbers.length);
        }
        for (int end = numbers.length - 1; end > 0; end--) {
            int swap = numbers[0];
            numbers[0] = numbers[end];
            numbers[end] = swap;
            siftDown(numbers, 0, end);
        }
    }

    public static void main(String[] args) {
        PriorityQueue<Task> ready = new PriorityQueue<>();
        ready.addAll(List.of(new Task("mail", 2, 3), new Task("backup", 1, 2), new Task("alarm", 9, 1), new Task("print", 2, 1)));
        StringBuilder log = new StringBuilder();
        int time = 0;
        while (!ready.isEmpty()) {
            Task task = ready.poll();
            task.left--;
            log.append(time++).append(':').append(task).append(' ');
            if (task.left > 0) {
                ready.add(task);
            }
            if (time == 2) {
                ready.add(new Task("urgent", 5, 1));
            }
        }
        System.out.println(log.toString().trim());
        Median median = new Median();
        for (int n : new int[] {5, 2, 8, 1, 9, 3}) {
            median.add(n);
            System.out.print(median.get() + " ");
        }
        System.out.println();
        System.out.println(merge(List.of(List.of(1, 4, 9), List.of(), List.of(2, 3, 10, 11), List.of(0))));
        int[] numbers = new Random(3).ints(15, 0, 100).toArray();
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
        heapSort(numbers);
        System.out.println(Arrays.toString(numbers) + " " + Arrays.equals(numbers, sorted));
        PriorityQueue<String> words = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        Collections.addAll(words, "kiwi", "fig", "banana", "apple", "date", "cherry");
        System.out.println(words.peek() + " " + words.size() + " " + words.contains("fig") + " " + words.remove("kiwi") + " " + words.remove("none"));
        System.out.println(Stream.generate(words::poll).limit(5).collect(Collectors.joining(" ")) + " " + words.poll());
        PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(7, 3, 9, 1, 5));
        System.out.println(heap + " " + heap.stream().sorted().toList());
        List<Integer> largest = new ArrayList<>();
        PriorityQueue<Integer> best = new PriorityQueue<>();
        for (int n : new int[] {4, 18, 2, 99, 7, 42}) {
            best.offer(n);
            if (best.size() > 3) {
                best.poll();
            }
        }
        while (best.size() > 0) {
            largest.add(0, best.remove());
        }
        System.out.println(largest);
        try {
            best.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            best.add(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
    }
}
