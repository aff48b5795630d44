// covers: dynamic memory, pointers, structs
#include <stdio.h>
#include <stdlib.h>

typedef struct { int rows, cols; double *cells; } matrix;
#define AT(m, r, c) ((m).cells[(r) * (m).cols + (c)])
static matrix make(int r, int c) { return (matrix){r, c, calloc((size_t)r * c, sizeof(double))}; }
static matrix times(matrix a, matrix b) {
    matrix m = make(a.rows, b.cols);
    for (int i = 0; i < a.rows; i++)
        for (int j = 0; j < b.cols; j++)
            for (int k = 0; k < a.cols; k++) AT(m, i, j) += AT(a, i, k) * AT(b, k, j);
    return m;
}
static void show(matrix m) {
    for (int i = 0; i < m.rows; i++)
        for (int j = 0; j < m.cols; j++) printf("%g%c", AT(m, i, j), j == m.cols - 1 ? '\n' : ' ');
}
int main(void) {
    matrix a = make(2, 3), b = make(3, 2);
    for (int i = 0; i < 6; i++) a.cells[i] = i + 1, b.cells[i] = 6 - i;
    matrix c = times(a, b);
    show(c);
    free(a.cells); free(b.cells); free(c.cells);
    return 0;
}
