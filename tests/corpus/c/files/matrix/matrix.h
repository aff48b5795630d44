#ifndef MATRIX_H
#define MATRIX_H

#ifndef REAL
#define REAL double
#endif

typedef struct {
    int rows, columns;
    REAL *cells;
} matrix;

static inline REAL *cell(matrix m, int row, int column) { return &m.cells[row * m.columns + column]; }

matrix matrix_new(int rows, int columns);
matrix matrix_of(int rows, int columns, const REAL cells[rows][columns]);
matrix matrix_product(matrix, matrix);
matrix matrix_power(matrix, unsigned);
void matrix_print(matrix);
void matrix_free(matrix *);
extern int matrices_alive;

#endif
