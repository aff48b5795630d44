#include "matrix.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int matrices_alive;

matrix matrix_new(int rows, int columns) {
    matrices_alive++;
    return (matrix){rows, columns, calloc((size_t)rows * (size_t)columns, sizeof(REAL))};
}

matrix matrix_of(int rows, int columns, const REAL cells[rows][columns]) {
    matrix made = matrix_new(rows, columns);
    memcpy(made.cells, cells, sizeof(REAL) * (size_t)(rows * columns));
    return made;
}

matrix matrix_product(matrix a, matrix b) {
    assert(a.columns == b.rows);
    matrix made = matrix_new(a.rows, b.columns);
    for (int i = 0; i < a.rows; i++)
        for (int j = 0; j < b.columns; j++)
            for (int k = 0; k < a.columns; k++) *cell(made, i, j) += *cell(a, i, k) * *cell(b, k, j);
    return made;
}

void matrix_free(matrix *m) {
    free(m->cells);
    *m = (matrix){0};
    matrices_alive--;
}
