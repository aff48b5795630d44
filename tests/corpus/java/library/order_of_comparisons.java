// covers: comparators-that-tell, sorting-runs, galloping-merges, priority-queue, contract-of-comparators
import java.util.*;
import java.util.stream.*;

public class order_of_comparisons {
    static int count;
    static int mixed;

    static int compare(Integer a, Integer b) {
        count++;
        mixed = mixed * 31 + a * 7 + b;
        return Integer.compare(a, b);
    }

    static void sorted(String name, Integer[] values) {
        count = mixed = 0;
        Integer[] copy = values.clone();
        Arrays.sort(copy, order_of_comparisons::compare);
        System.out.println(name + " " + count + " " + mixed + " " + Arrays.hashCode(copy));
        List<Integer> list = new LinkedList<>(Arrays.asList(values));
        count = 0;
        Collections.sort(list, order_of_comparisons::compare);
        System.out.println(count + " " + list.equals(Arrays.asList(copy)));
        count = 0;
        System.out.println(Arrays.stream(values).sorted(order_of_comparisons::compare).count() >= 0);
    }

    public static void main(String[] args) {
        List<String> asked = new ArrayList<>();
        List<Integer> few = new ArrayList<>(List.of(3, 1, 2));
        few.sort((a, b) -> {
            asked.add(a + "<" + b);
            return a - b;
        });
        System.out.println(few + " " + asked);
        sorted("falling", new Integer[] {5, 4, 3, 2, 1});
        sorted("rising", new Integer[] {1, 2, 3, 4, 5, 0});
        sorted("none", new Integer[] {});
        Random random = new Random(7);
        for (int length : new int[] {31, 32, 33, 100, 500}) {
            Integer[] values = new Integer[length];
            for (int i = 0; i < length; i++) {
                values[i] = random.nextInt(length);
            }
            sorted("random " + length, values);
            for (int i = 0; i < length; i++) {
                values[i] = i % (length / 3 + 1);
            }
            sorted("saw " + length, values);
            for (int i = 0; i < length; i++) {
                values[i] = i < length / 2 ? i * 2 : (i - length / 2) * 2 + 1;
            }
            sorted("two runs " + length, values);
            for (int i = 0; i < length; i++) {
                values[i] = (i * 10 < length ? 1 : 0) * length + i;
            }
            sorted("blocks " + length, values);
        }
        Integer[] wrong = new Integer[300];
        for (int i = 0; i < wrong.length; i++) {
            wrong[i] = random.nextInt(1000);
        }
        try {
            Arrays.sort(wrong, (a, b) -> 1);
            System.out.println("not noticed");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        count = 0;
        PriorityQueue<Integer> queue = new PriorityQueue<>(order_of_comparisons::compare);
        queue.add(5);
        System.out.println(count);
        queue.addAll(List.of(3, 4, 1));
        queue.remove(4);
        System.out.println(queue.poll() + " " + count);
    }
}
