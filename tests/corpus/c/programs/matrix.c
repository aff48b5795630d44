// covers: arrays of arrays, floating point
#include <stdio.h>
#define N 3

static void multiply(double a[N][N], double b[N][N], double out[N][N]) {
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            out[i][j] = 0;
            for (int k = 0; k < N; k++) out[i][j] += a[i][k] * b[k][j];
        }
}

static double determinant(double m[N][N]) {
    return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
           m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

int main(void) {
    double a[N][N] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 10}}, b[N][N] = {{2, 0, 0}, {0, 2, 0}, {0, 0, 2}}, c[N][N];
    multiply(a, b, c);
    for (int i = 0; i < N; i++) {
        for (int j = 0; j < N; j++) printf("%6.1f", c[i][j]);
        printf("\n");
    }
    printf("%g\n", determinant(a));
    return 0;
}
