// covers: Collections, Arrays, binarySearch, shuffle, rotate, frequency, nCopies
import java.util.*;

public class Main {
    public static void main(String[] args) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            numbers.add(i);
        }
        Collections.shuffle(numbers, new Random(42));
        System.out.println(numbers);
        System.out.println(Collections.max(numbers) + " " + Collections.min(numbers) + " " + Collections.max(numbers, Comparator.comparing(n -> n % 7)));
        Collections.sort(numbers, Collections.reverseOrder());
        System.out.println(numbers);
        Collections.reverse(numbers);
        System.out.println(Collections.binarySearch(numbers, 7) + " " + Collections.binarySearch(numbers, 100) + " " + Collections.binarySearch(List.of("d", "b"), "b", Comparator.reverseOrder()));
        Collections.rotate(numbers, 3);
        System.out.println(numbers);
        Collections.rotate(numbers, -5);
        Collections.swap(numbers, 0, 11);
        System.out.println(numbers);
        Collections.fill(numbers.subList(0, 3), 7);
        System.out.println(Collections.frequency(numbers, 7) + " " + Collections.disjoint(numbers, List.of(99)) + " " + Collections.nCopies(3, "ab"));
        System.out.println(Collections.indexOfSubList(List.of(1, 2, 3, 1, 2), List.of(1, 2)) + " " + Collections.lastIndexOfSubList(List.of(1, 2, 3, 1, 2), List.of(1, 2)));
        Collections.replaceAll(numbers, 7, 0);
        System.out.println(numbers + " " + Collections.emptyList() + Collections.emptyMap() + Collections.singletonList(1) + Collections.singleton("x") + Collections.singletonMap("k", "v"));
        Set<String> names = Collections.newSetFromMap(new LinkedHashMap<>());
        Collections.addAll(names, "c", "a", "b", "a");
        System.out.println(names);
        Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
        Queue<Integer> stack = Collections.asLifoQueue(deque);
        stack.add(3);
        System.out.println(stack.peek() + " " + deque);

        int[] data = {9, 4, 7, 1, 8, 2};
        int[] copy = Arrays.copyOf(data, 8);
        System.out.println(Arrays.toString(copy) + " " + Arrays.equals(data, copy) + " " + Arrays.hashCode(data) + " " + Arrays.stream(data).sum());
        Arrays.sort(data, 1, 5);
        System.out.println(Arrays.toString(data) + " " + Arrays.toString(Arrays.copyOfRange(data, 2, 4)));
        Arrays.sort(data);
        System.out.println(Arrays.binarySearch(data, 7) + " " + Arrays.binarySearch(data, 5) + " " + Arrays.mismatch(data, new int[] {1, 2, 5}));
        Arrays.fill(copy, 2, 4, -1);
        System.out.println(Arrays.toString(copy));
        int[] squares = new int[6];
        Arrays.setAll(squares, i -> i * i);
        System.out.println(Arrays.toString(squares) + " " + Arrays.asList(1, 2, 3).contains(2));
        Integer[] boxed = {3, 1, 2};
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(Arrays.toString(boxed));
        String[] words = {"pear", "Fig", "apple"};
        Arrays.sort(words);
        System.out.println(String.join(" ", words));
        Arrays.sort(words, String::compareToIgnoreCase);
        System.out.println(String.join(" ", words));
        int[][] grid = {{1, 2}, {3}, {}};
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.deepEquals(grid, new int[][] {{1, 2}, {3}, {}}) + " " + Arrays.deepHashCode(grid));
        int[][] cloned = grid.clone();
        cloned[0][0] = 100;
        cloned[1] = new int[] {7};
        System.out.println(Arrays.deepToString(grid));
        Arrays.sort(grid, (a, b) -> b.length - a.length);
        System.out.println(grid[0].length + " " + grid[2].length);
        long[] prefix = {1, 2, 3, 4};
        Arrays.parallelPrefix(prefix, Long::sum);
        System.out.println(Arrays.toString(prefix) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 3}));
        char[] chars = "hello".toCharArray();
        Arrays.sort(chars);
        System.out.println(String.valueOf(chars) + " " + Arrays.toString(new boolean[2]) + Arrays.toString(new double[] {1, 2.5}) + Arrays.toString((int[]) null));
        Runnable[] wrong = {
            () -> Collections.emptyList().add(null),
            () -> Collections.max(new ArrayList<Integer>()),
            () -> Arrays.copyOf(data, -1),
            () -> Arrays.copyOfRange(data, 5, 3),
            () -> Arrays.fill(data, 4, 9, 0),
            () -> data[6] = 1,
            () -> Collections.nCopies(-1, "x"),
            () -> Arrays.sort(new Object[] {1, "a"}),
        };
        for (Runnable run : wrong) {
            try {
                run.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof ClassCastException ? "" : e.getMessage()));
            }
        }
    }
}
