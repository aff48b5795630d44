// covers: PriorityQueue, iteration order, comparators, removal
import java.util.*;

public class Main {
    public static void main(String[] args) {
        PriorityQueue<Integer> queue = new PriorityQueue<>();
        for (int x : new int[] {5, 3, 8, 1, 9, 2, 7, 4, 6, 0, 12, 11, 10}) {
            queue.add(x);
        }
        System.out.println(queue + " " + queue.peek() + " " + queue.size());
        System.out.println(queue.poll() + " " + queue);
        System.out.println(queue.remove(8) + " " + queue + " " + queue.remove(99) + " " + queue.contains(12));
        StringBuilder order = new StringBuilder();
        while (!queue.isEmpty()) {
            order.append(queue.remove()).append(' ');
        }
        System.out.println(order);
        PriorityQueue<String> words = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(words, "pear", "fig", "apple", "kiwi", "nut", "banana", "date");
        System.out.println(words);
        for (Iterator<String> it = words.iterator(); it.hasNext(); ) {
            if (it.next().length() == 4) it.remove();
        }
        System.out.println(words + " " + words.poll());
        PriorityQueue<Integer> copy = new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1));
        System.out.println(copy);
        PriorityQueue<Integer> largest = new PriorityQueue<>(Collections.reverseOrder());
        largest.addAll(copy);
        System.out.println(largest + " " + Arrays.toString(largest.toArray()));
        PriorityQueue<int[]> pairs = new PriorityQueue<>((a, b) -> a[1] != b[1] ? a[1] - b[1] : b[0] - a[0]);
        for (int i = 0; i < 8; i++) {
            pairs.offer(new int[] {i, i * 5 % 4});
        }
        while (pairs.size() > 0) {
            int[] p = pairs.poll();
            System.out.print(p[0] + ":" + p[1] + " ");
        }
        System.out.println();
        try {
            queue.element();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            queue.add(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        System.out.println(queue.poll() + " " + queue.peek());
    }
}
