// covers: Arrays, sort, fill, copyOf, equals, hashCode, asList, deepToString
import java.util.*;

public class Main {
    static void attempt(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] a = {5, 2, 9, 1};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 9) + " " + Arrays.binarySearch(a, 4) + " " + Arrays.stream(a).sum());
        System.out.println(Arrays.toString(Arrays.copyOf(a, 6)) + Arrays.toString(Arrays.copyOf(a, 2)) + Arrays.toString(Arrays.copyOfRange(a, 1, 3)) + Arrays.toString(Arrays.copyOfRange(a, 3, 6)));
        int[] b = new int[4];
        Arrays.fill(b, 7);
        Arrays.fill(b, 1, 3, 0);
        System.out.println(Arrays.toString(b) + " " + Arrays.equals(a, b) + " " + Arrays.equals(a, new int[] {1, 2, 5, 9}) + " " + Arrays.hashCode(a) + " " + a.equals(a.clone()));
        Arrays.setAll(b, i -> i * i);
        System.out.println(Arrays.toString(b));
        double[] d = {2.5, -0.0, 0.0, Double.NaN, Double.NEGATIVE_INFINITY, 1e10};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d) + " " + Arrays.hashCode(d));
        char[] c = "sorting".toCharArray();
        Arrays.sort(c, 1, 5);
        System.out.println(new String(c) + " " + Arrays.toString(c));
        String[] s = {"pear", "Apple", "fig", "apple"};
        Arrays.sort(s);
        System.out.println(Arrays.toString(s));
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s) + " " + Arrays.hashCode(s));
        Arrays.sort(s, Comparator.comparing(String::length).reversed());
        System.out.println(String.join(",", s));
        List<String> list = Arrays.asList(s);
        list.set(0, "changed");
        Collections.reverse(list);
        System.out.println(s[3] + " " + list + " " + list.contains("fig") + " " + list.indexOf("fig"));
        attempt(() -> list.add("x"));
        attempt(() -> list.remove(0));
        attempt(() -> list.get(9));
        System.out.println(Arrays.toString(new boolean[2]) + Arrays.toString(new String[2]) + Arrays.toString((int[]) null) + Arrays.toString(new float[] {1, 2.5f}) + Arrays.toString(new byte[] {-1}) + Arrays.toString(new long[] {1L << 40}));
        Object[] nested = {1, "two", new int[] {3, 4}, new Object[] {null, new double[] {5}}, List.of(6)};
        System.out.println(Arrays.deepToString(nested) + " " + Arrays.deepHashCode(new Object[] {1, new int[] {2}}));
        System.out.println(Arrays.deepEquals(new int[][] {{1}, {2, 3}}, new int[][] {{1}, {2, 3}}) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}));
        Integer[] boxed = {127, 128, 5};
        Arrays.sort(boxed, (x, y) -> y - x);
        System.out.println(Arrays.toString(boxed) + " " + Arrays.asList(boxed).contains(128));
        int[][] grid = new int[3][4];
        for (int[] row : grid) Arrays.fill(row, 1);
        grid[1][2] = 9;
        System.out.println(Arrays.deepToString(grid) + " " + Arrays.stream(grid).mapToInt(r -> Arrays.stream(r).sum()).sum());
        System.arraycopy(a, 0, a, 1, 3);
        System.out.println(Arrays.toString(a));
        attempt(() -> System.arraycopy(a, 2, new int[5], 0, 3));
        attempt(() -> System.arraycopy(a, 0, new int[2], 0, 3));
        attempt(() -> Arrays.copyOf(a, -1));
        attempt(() -> Arrays.copyOfRange(a, 3, 1));
        attempt(() -> Arrays.fill(a, 2, 9, 0));
        attempt(() -> Arrays.sort(a, 3, 1));
        List<Integer> stable = new ArrayList<>();
        for (int i = 0; i < 40; i++) stable.add(i * 7 % 40);
        stable.sort(Comparator.comparingInt(x -> x % 5));
        System.out.println(stable);
    }
}
