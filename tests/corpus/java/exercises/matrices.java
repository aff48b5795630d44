// covers: multi-dimensional arrays, generics-free algorithms, Arrays.deepToString, exceptions
import java.util.Arrays;

public class Main {
    static long[][] multiply(long[][] a, long[][] b) {
        if (a[0].length != b.length) {
            throw new IllegalArgumentException(a[0].length + " columns and " + b.length + " rows");
        }
        long[][] c = new long[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static long[][] power(long[][] m, int n) {
        long[][] result = {{1, 0}, {0, 1}};
        while (n > 0) {
            if ((n & 1) == 1) {
                result = multiply(result, m);
            }
            m = multiply(m, m);
            n >>= 1;
        }
        return result;
    }

    static double determinant(double[][] m) {
        int n = m.length;
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) {
            a[i] = m[i].clone();
        }
        double det = 1;
        for (int col = 0; col < n; col++) {
            int pivot = col;
            for (int row = col + 1; row < n; row++) {
                if (Math.abs(a[row][col]) > Math.abs(a[pivot][col])) {
                    pivot = row;
                }
            }
            if (a[pivot][col] == 0) {
                return 0;
            }
            if (pivot != col) {
                double[] swap = a[pivot];
                a[pivot] = a[col];
                a[col] = swap;
                det = -det;
            }
            det *= a[col][col];
            for (int row = col + 1; row < n; row++) {
                double factor = a[row][col] / a[col][col];
                for (int k = col; k < n; k++) {
                    a[row][k] -= factor * a[col][k];
                }
            }
        }
        return det;
    }

    static int[][] transpose(int[][] m) {
        int[][] t = new int[m[0].length][m.length];
        for (int i = 0; i < m.length; i++)
            for (int j = 0; j < m[i].length; j++)
                t[j][i] = m[i][j];
        return t;
    }

    static int[] spiral(int[][] m) {
        int top = 0, bottom = m.length - 1, left = 0, right = m[0].length - 1, at = 0;
        int[] out = new int[m.length * m[0].length];
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) out[at++] = m[top][j];
            top++;
            for (int i = top; i <= bottom; i++) out[at++] = m[i][right];
            right--;
            if (top <= bottom) {
                for (int j = right; j >= left; j--) out[at++] = m[bottom][j];
                bottom--;
            }
            if (left <= right) {
                for (int i = bottom; i >= top; i--) out[at++] = m[i][left];
                left++;
            }
        }
        return out;
    }

    public static void main(String[] args) {
        System.out.println(Arrays.deepToString(power(new long[][] {{1, 1}, {1, 0}}, 50)));
        System.out.println(determinant(new double[][] {{2, -1, 0}, {1, 3, 2}, {0, 5, -4}}));
        System.out.println(determinant(new double[][] {{1, 2}, {2, 4}}));
        int[][] m = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
        System.out.println(Arrays.deepToString(transpose(m)));
        System.out.println(Arrays.toString(spiral(m)));
        try {
            multiply(new long[2][3], new long[2][2]);
        } catch (IllegalArgumentException e) {
            System.out.println("error: " + e.getMessage());
        }
        int[][] ragged = new int[3][];
        for (int i = 0; i < 3; i++) {
            ragged[i] = new int[i + 1];
            Arrays.fill(ragged[i], i);
        }
        System.out.println(Arrays.deepToString(ragged));
        System.out.println(Arrays.deepEquals(m, transpose(transpose(m))) + " " + m.equals(transpose(transpose(m))));
    }
}
