#include <stdio.h>
#include "matrix.h"

void matrix_print(matrix m) {
    for (int i = 0; i < m.rows; i++)
        for (int j = 0; j < m.columns; j++) printf("%8.3g%c", *cell(m, i, j), j + 1 < m.columns ? ' ' : '\n');
}
