// Arrays of arrays of doubles: a product of matrices.

public class Matrix {
    static double[][] filled(int size, int seed) {
        double[][] matrix = new double[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                matrix[row][column] = (row * 7 + column * 3 + seed) % 11;
            }
        }
        return matrix;
    }

    static double[][] product(double[][] a, double[][] b) {
        int size = a.length;
        double[][] result = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                double sum = 0;
                for (int k = 0; k < size; k++) {
                    sum += a[i][k] * b[k][j];
                }
                result[i][j] = sum;
            }
        }
        return result;
    }

    public static void main(String[] args) {
        double[][] result = product(filled(220, 1), filled(220, 5));
        double trace = 0;
        for (int i = 0; i < result.length; i++) {
            trace += result[i][i];
        }
        System.out.println(trace);
    }
}
