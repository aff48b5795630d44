// covers: dynamic programming, memoisation, arrays, long, recursion
import java.util.*;

public class Main {
    private static final Map<Long, Long> memo = new HashMap<>();

    static long fibonacci(int n) {
        if (n < 2) return n;
        Long known = memo.get((long) n);
        if (known != null) return known;
        long result = fibonacci(n - 1) + fibonacci(n - 2);
        memo.put((long) n, result);
        return result;
    }

    static int knapsack(int[] weights, int[] values, int capacity, List<Integer> chosen) {
        int n = weights.length;
        int[][] best = new int[n + 1][capacity + 1];
        for (int i = 1; i <= n; i++) {
            for (int c = 0; c <= capacity; c++) {
                best[i][c] = best[i - 1][c];
                if (weights[i - 1] <= c) {
                    best[i][c] = Math.max(best[i][c], best[i - 1][c - weights[i - 1]] + values[i - 1]);
                }
            }
        }
        for (int i = n, c = capacity; i > 0; i--) {
            if (best[i][c] != best[i - 1][c]) {
                chosen.add(i - 1);
                c -= weights[i - 1];
            }
        }
        Collections.reverse(chosen);
        return best[n][capacity];
    }

    static String longestCommon(String a, String b) {
        int[][] length = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--)
            for (int j = b.length() - 1; j >= 0; j--)
                length[i][j] = a.charAt(i) == b.charAt(j) ? 1 + length[i + 1][j + 1] : Math.max(length[i + 1][j], length[i][j + 1]);
        StringBuilder sb = new StringBuilder();
        int i = 0, j = 0;
        while (i < a.length() && j < b.length()) {
            if (a.charAt(i) == b.charAt(j)) {
                sb.append(a.charAt(i));
                i++;
                j++;
            } else if (length[i + 1][j] >= length[i][j + 1]) i++;
            else j++;
        }
        return sb.toString();
    }

    static long coins(int amount, int... coins) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins)
            for (int x = coin; x <= amount; x++) ways[x] += ways[x - coin];
        return ways[amount];
    }

    static boolean queens(int row, int[] columns) {
        if (row == columns.length) return true;
        next:
        for (int c = 0; c < columns.length; c++) {
            for (int r = 0; r < row; r++) {
                if (columns[r] == c || Math.abs(columns[r] - c) == row - r) continue next;
            }
            columns[row] = c;
            if (queens(row + 1, columns)) return true;
        }
        return false;
    }

    static void hanoi(int n, char from, char to, char via, List<String> moves) {
        if (n == 0) return;
        hanoi(n - 1, from, via, to, moves);
        moves.add(from + "" + to);
        hanoi(n - 1, via, to, from, moves);
    }

    public static void main(String[] args) {
        System.out.println(fibonacci(90) + " " + memo.size());
        List<Integer> chosen = new ArrayList<>();
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7, chosen) + " " + chosen);
        System.out.println(longestCommon("AGGTAB", "GXTXAYB") + " " + coins(100, 1, 5, 10, 25, 50) + " " + coins(5));
        int[] board = new int[8];
        System.out.println(queens(0, board) + " " + Arrays.toString(board));
        List<String> moves = new ArrayList<>();
        hanoi(4, 'A', 'C', 'B', moves);
        System.out.println(moves.size() + " " + String.join(" ", moves));
        List<List<Integer>> triangle = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            List<Integer> row = new ArrayList<>();
            for (int j = 0; j <= i; j++) {
                row.add(j == 0 || j == i ? 1 : triangle.get(i - 1).get(j - 1) + triangle.get(i - 1).get(j));
            }
            triangle.add(row);
        }
        triangle.forEach(System.out::println);
    }
}
