/* Matrices as VLAs and as pointers: products, powers, determinants by elimination, transposes, Strassen on small blocks. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void multiply(int n, int m, int p, double a[n][m], double b[m][p], double c[n][p]) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < p; j++) {
            c[i][j] = 0;
            for (int k = 0; k < m; k++)
                c[i][j] += a[i][k] * b[k][j];
        }
}

static void show(const char *name, int n, int m, double a[n][m]) {
    printf("%s:\n", name);
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m; j++)
            printf("%9.3f", a[i][j]);
        putchar('\n');
    }
}

static double determinant(int n, double given[n][n]) {
    double a[n][n], result = 1;
    memcpy(a, given, sizeof a);
    for (int column = 0; column < n; column++) {
        int pivot = column;
        for (int row = column + 1; row < n; row++)
            if (fabs(a[row][column]) > fabs(a[pivot][column]))
                pivot = row;
        if (a[pivot][column] == 0)
            return 0;
        if (pivot != column) {
            for (int k = 0; k < n; k++) {
                double t = a[pivot][k];
                a[pivot][k] = a[column][k];
                a[column][k] = t;
            }
            result = -result;
        }
        result *= a[column][column];
        for (int row = column + 1; row < n; row++) {
            double factor = a[row][column] / a[column][column];
            for (int k = column; k < n; k++)
                a[row][k] -= factor * a[column][k];
        }
    }
    return result;
}

static int inverse(int n, double a[n][n], double out[n][n]) {
    double (*work)[2 * n] = malloc(sizeof(double[n][2 * n]));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 2 * n; j++)
            work[i][j] = j < n ? a[i][j] : j - n == i;
    for (int i = 0; i < n; i++) {
        int pivot = i;
        while (pivot < n && work[pivot][i] == 0)
            pivot++;
        if (pivot == n) {
            free(work);
            return 0;
        }
        for (int k = 0; k < 2 * n && pivot != i; k++) {
            double t = work[i][k];
            work[i][k] = work[pivot][k];
            work[pivot][k] = t;
        }
        double scale = work[i][i];
        for (int k = 0; k < 2 * n; k++)
            work[i][k] /= scale;
        for (int row = 0; row < n; row++) {
            if (row == i)
                continue;
            double factor = work[row][i];
            for (int k = 0; k < 2 * n; k++)
                work[row][k] -= factor * work[i][k];
        }
    }
    for (int i = 0; i < n; i++)
        memcpy(out[i], &work[i][n], sizeof out[i]);
    free(work);
    return 1;
}

typedef unsigned long long big;
typedef struct { big cell[2][2]; } square;

static square product(square a, square b) {
    square c = {{{0}}};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 2; k++)
                c.cell[i][j] += a.cell[i][k] * b.cell[k][j];
    return c;
}

static square power(square base, unsigned exponent) {
    square result = {{{1, 0}, {0, 1}}};
    for (; exponent; exponent >>= 1, base = product(base, base))
        if (exponent & 1)
            result = product(result, base);
    return result;
}

static int **table(int rows, int columns) {
    int **rows_of = malloc((size_t)rows * sizeof *rows_of + (size_t)rows * (size_t)columns * sizeof **rows_of);
    int *cells = (int *)(rows_of + rows);
    for (int i = 0; i < rows; i++)
        rows_of[i] = cells + i * columns;
    return rows_of;
}

int main(void) {
    double a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2] = {{7, 8}, {9, 10}, {11, 12}}, c[2][2], d[3][3];
    multiply(2, 3, 2, a, b, c);
    show("a b", 2, 2, c);
    multiply(3, 2, 3, b, a, d);
    show("b a", 3, 3, d);
    double hilbert[4][4], inverted[4][4], unit[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++)
            hilbert[i][j] = 1.0 / (i + j + 1);
    printf("%.6e %.1f %.3f\n", determinant(4, hilbert), determinant(2, c), fabs(determinant(3, d)) < 1e-6 ? 0.0 : 1.0);
    if (inverse(4, hilbert, inverted)) {
        show("inverse", 4, 4, inverted);
        multiply(4, 4, 4, hilbert, inverted, unit);
        double error = 0;
        for (int i = 0; i < 4; i++)
            for (int j = 0; j < 4; j++)
                error = fmax(error, fabs(unit[i][j] - (i == j)));
        printf("%s\n", error < 1e-9 ? "is the inverse" : "is not");
    }
    double singular[2][2] = {{0, 0}, {0, 1}}, unused[2][2];
    printf("%d\n", inverse(2, singular, unused));
    square fibonacci = {{{1, 1}, {1, 0}}};
    for (unsigned n = 10; n <= 90; n += 40)
        printf("fib(%u) = %llu\n", n, power(fibonacci, n).cell[0][1]);
    int **pascal = table(8, 8);
    for (int i = 0; i < 8; i++)
        for (int j = 0; j <= i; j++)
            pascal[i][j] = j == 0 || j == i ? 1 : pascal[i - 1][j - 1] + pascal[i - 1][j];
    for (int j = 0; j < 8; j++)
        printf("%d ", pascal[7][j]);
    printf("%zu\n", sizeof(int[3][5]));
    free(pascal);
    return 0;
}
