// covers: arrays, casts, exceptions, varargs, enhanced-for
import java.util.*;

public class Main {
    static int[] counts = new int[3];
    static final String[][] TABLE = {{"a", "b"}, {"c"}, {}};

    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) {
            s += x;
        }
        return s;
    }

    static void fill(Object[] target, Object value) {
        target[0] = value;
    }

    static int order(String what, int value) {
        System.out.print(what + " ");
        return value;
    }

    static int[] make() {
        System.out.print("array ");
        return new int[] {5, 6, 7};
    }

    public static void main(String[] args) {
        int[] a = {3, 1, 2};
        int[] b = a;
        int[] c = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + c[0] + " " + (a == b) + " " + (a == c) + " " + a.equals(c) + " " + Arrays.equals(a, b));
        int[][] grid = new int[3][4];
        grid[1][2] = 7;
        int[][] shallow = grid.clone();
        shallow[1][2]++;
        shallow[0] = new int[] {1};
        System.out.println(Arrays.deepToString(grid) + Arrays.deepToString(shallow));
        int[][][] cube = new int[2][3][];
        System.out.println(cube.length + " " + cube[1].length + " " + cube[1][2]);
        long[] jagged[] = {{1, 2}, {3}, null};
        System.out.println(jagged.length + " " + jagged[0].length + " " + jagged[2]);
        char[] letters = new char[2];
        boolean[] flags = new boolean[2];
        double[] numbers = new double[2];
        String[] texts = new String[2];
        System.out.println((int) letters[0] + " " + flags[1] + " " + numbers[0] + " " + texts[1]);
        for (String[] row : TABLE) {
            System.out.print(row.length + String.join("", row) + ";");
        }
        System.out.println();
        System.out.println(sum() + " " + sum(1, 2) + " " + sum(counts) + " " + sum(new int[] {4, 4}));
        Object[] covariant = new String[] {"x", "y"};
        fill(covariant, "z");
        System.out.println(covariant[0] + " " + covariant.getClass().getSimpleName() + " " + (covariant instanceof String[]));
        try {
            fill(covariant, 5);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            fill(new Object[0], "none");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a[-1] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(new int[order("first", 2)][order("second", -1)].length);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = new int[] {1};
            String[] wrong = (String[]) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] objects = new Object[] {"a"};
            String[] strings = (String[]) objects;
        } catch (ClassCastException e) {
            System.out.println("an array of objects is no array of texts");
        }
        make()[order("index", 1)] = order("value", 3);
        System.out.println();
        try {
            int[] none = null;
            none[order("index", 0)] = order("value", 1);
        } catch (NullPointerException e) {
            System.out.println("null behind its operands");
        }
        int i = 0;
        int[] d = new int[4];
        d[i] = i = 2;
        d[i++] += 10;
        d[i] = d[i - 1]++ + ++d[0];
        System.out.println(Arrays.toString(d) + i);
        byte[] bytes = {(byte) 200, 'a', 0x7f};
        bytes[2]++;
        bytes[1] += 300;
        System.out.println(Arrays.toString(bytes));
        char[] word = "hello".toCharArray();
        word[0] -= 32;
        for (int l = 0, r = word.length - 1; l < r; l++, r--) {
            char t = word[l];
            word[l] = word[r];
            word[r] = t;
        }
        System.out.println(new String(word) + word.length);
        List<int[]> pairs = new ArrayList<>();
        pairs.add(new int[] {1, 2});
        pairs.get(0)[1] = 5;
        System.out.println(pairs.get(0)[1]);
        int[][] triangle = new int[6][];
        for (int r = 0; r < triangle.length; r++) {
            triangle[r] = new int[r + 1];
            triangle[r][0] = triangle[r][r] = 1;
            for (int k = 1; k < r; k++) {
                triangle[r][k] = triangle[r - 1][k - 1] + triangle[r - 1][k];
            }
        }
        System.out.println(Arrays.toString(triangle[5]));
        System.arraycopy(triangle[5], 0, triangle[5], 1, 5);
        System.out.println(Arrays.toString(triangle[5]));
        System.out.println(new int[0].getClass().getName() + " " + new String[0][0].getClass().getName() + " " + int[].class);
        System.out.println(args.length + " " + counts[counts.length - 1]);
    }
}
