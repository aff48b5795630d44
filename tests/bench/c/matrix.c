/* Arrays of arrays of doubles: a product of matrices. */

#include <stdio.h>

#define SIZE 120

static double a[SIZE][SIZE], b[SIZE][SIZE], result[SIZE][SIZE];

static void fill(double matrix[SIZE][SIZE], int seed) {
    for (int row = 0; row < SIZE; row++)
        for (int column = 0; column < SIZE; column++)
            matrix[row][column] = (row * 7 + column * 3 + seed) % 11;
}

int main(void) {
    fill(a, 1);
    fill(b, 5);
    for (int i = 0; i < SIZE; i++) {
        for (int j = 0; j < SIZE; j++) {
            double sum = 0;
            for (int k = 0; k < SIZE; k++)
                sum += a[i][k] * b[k][j];
            result[i][j] = sum;
        }
    }
    double trace = 0;
    for (int i = 0; i < SIZE; i++)
        trace += result[i][i];
    printf("%.1f\n", trace);
    return 0;
}
