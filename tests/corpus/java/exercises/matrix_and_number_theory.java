// covers: matrices, recursion, modular arithmetic, primes, combinatorics
import java.util.*;

public class Main {
    static final long MOD = 1_000_000_007L;

    static long[][] multiply(long[][] a, long[][] b) {
        int n = a.length, m = b[0].length, k = b.length;
        long[][] out = new long[n][m];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                for (int x = 0; x < k; x++) {
                    out[i][j] = (out[i][j] + a[i][x] * b[x][j]) % MOD;
                }
            }
        }
        return out;
    }

    static long[][] power(long[][] a, long n) {
        long[][] out = new long[a.length][a.length];
        for (int i = 0; i < a.length; i++) {
            out[i][i] = 1;
        }
        for (; n > 0; n >>= 1) {
            if ((n & 1) == 1) {
                out = multiply(out, a);
            }
            a = multiply(a, a);
        }
        return out;
    }

    static double determinant(double[][] matrix) {
        double[][] a = Arrays.stream(matrix).map(double[]::clone).toArray(double[][]::new);
        double det = 1;
        for (int i = 0; i < a.length; i++) {
            int pivot = i;
            for (int r = i + 1; r < a.length; r++) {
                if (Math.abs(a[r][i]) > Math.abs(a[pivot][i])) {
                    pivot = r;
                }
            }
            if (a[pivot][i] == 0) {
                return 0;
            }
            if (pivot != i) {
                double[] swap = a[i];
                a[i] = a[pivot];
                a[pivot] = swap;
                det = -det;
            }
            det *= a[i][i];
            for (int r = i + 1; r < a.length; r++) {
                double f = a[r][i] / a[i][i];
                for (int c = i; c < a.length; c++) {
                    a[r][c] -= f * a[i][c];
                }
            }
        }
        return det;
    }

    static int[][] spiral(int n) {
        int[][] out = new int[n][n];
        int r = 0, c = 0, dr = 0, dc = 1;
        for (int i = 1; i <= n * n; i++) {
            out[r][c] = i;
            int nr = r + dr, nc = c + dc;
            if (nr < 0 || nc < 0 || nr >= n || nc >= n || out[nr][nc] != 0) {
                int t = dr;
                dr = dc;
                dc = -t;
                nr = r + dr;
                nc = c + dc;
            }
            r = nr;
            c = nc;
        }
        return out;
    }

    static <T> int[][] transpose(int[][] a) {
        int[][] out = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a[0].length; j++) {
                out[j][i] = a[i][j];
            }
        }
        return out;
    }

    static Map<Integer, Integer> factors(int n) {
        Map<Integer, Integer> out = new TreeMap<>();
        for (int d = 2; d * d <= n; d++) {
            while (n % d == 0) {
                out.merge(d, 1, Integer::sum);
                n /= d;
            }
        }
        if (n > 1) {
            out.merge(n, 1, Integer::sum);
        }
        return out;
    }

    static void permute(List<Integer> rest, List<Integer> chosen, List<List<Integer>> out) {
        if (rest.isEmpty()) {
            out.add(new ArrayList<>(chosen));
            return;
        }
        for (int i = 0; i < rest.size(); i++) {
            List<Integer> left = new ArrayList<>(rest);
            chosen.add(left.remove(i));
            permute(left, chosen, out);
            chosen.remove(chosen.size() - 1);
        }
    }

    static long binomial(int n, int k) {
        long out = 1;
        for (int i = 1; i <= k; i++) {
            out = out * (n - k + i) / i;
        }
        return out;
    }

    static int hanoi(int n, char from, char to, char via, StringBuilder log) {
        if (n == 0) {
            return 0;
        }
        int moves = hanoi(n - 1, from, via, to, log);
        log.append(from).append(to).append(' ');
        return moves + 1 + hanoi(n - 1, via, to, from, log);
    }

    public static void main(String[] args) {
        long[][] fib = {{1, 1}, {1, 0}};
        System.out.println(power(fib, 10)[0][1] + " " + power(fib, 1_000_000_000_000L)[0][1]);
        System.out.println(determinant(new double[][] {{2, -1, 0}, {1, 3, 2}, {0, 5, -4}}) + " " + determinant(new double[][] {{1, 2}, {2, 4}}));
        for (int[] row : spiral(4)) {
            StringBuilder line = new StringBuilder();
            for (int x : row) {
                line.append(String.format("%3d", x));
            }
            System.out.println(line);
        }
        System.out.println(Arrays.deepToString(transpose(new int[][] {{1, 2, 3}, {4, 5, 6}})));
        System.out.println(factors(360) + " " + factors(97) + " " + factors(2 * 3 * 5 * 7 * 11 * 13) + " " + factors(1));
        List<List<Integer>> all = new ArrayList<>();
        permute(List.of(1, 2, 3), new ArrayList<>(), all);
        System.out.println(all.size() + " " + all);
        for (int n = 0; n < 6; n++) {
            StringBuilder row = new StringBuilder(" ".repeat((6 - n) * 2));
            for (int k = 0; k <= n; k++) {
                row.append(String.format("%4d", binomial(n, k)));
            }
            System.out.println(row);
        }
        StringBuilder log = new StringBuilder();
        System.out.println(hanoi(3, 'A', 'C', 'B', log) + ": " + log.toString().trim());
        List<Integer> perfect = new ArrayList<>();
        for (int n = 2; n < 1000; n++) {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) {
                if (n % d == 0) {
                    sum += d + (d * d == n ? 0 : n / d);
                }
            }
            if (sum == n) {
                perfect.add(n);
            }
        }
        System.out.println("perfect " + perfect);
        int longest = 0, start = 0;
        for (int n = 1; n < 3000; n++) {
            int length = 1;
            for (long x = n; x != 1; x = x % 2 == 0 ? x / 2 : 3 * x + 1) {
                length++;
            }
            if (length > longest) {
                longest = length;
                start = n;
            }
        }
        System.out.println("collatz " + start + " " + longest);
        List<String> sets = new ArrayList<>();
        for (int mask = 0; mask < 8; mask++) {
            StringBuilder set = new StringBuilder("{");
            for (int i = 0; i < 3; i++) {
                if ((mask >> i & 1) == 1) {
                    set.append((char) ('a' + i));
                }
            }
            sets.add(set.append('}').toString());
        }
        System.out.println(sets);
    }
}
