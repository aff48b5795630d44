#include <stdio.h>
#include "matrix.h"

int main(void) {
    matrix fibonacci = matrix_of(2, 2, (const REAL[2][2]){{1, 1}, {1, 0}});
    matrix power = matrix_power(fibonacci, 30);
    matrix_print(power);
    matrix row = matrix_of(1, 2, (const REAL[1][2]){{0.5, 2}});
    matrix product = matrix_product(row, fibonacci);
    matrix_print(product);
    printf("%d alive\n", matrices_alive);
    matrix_free(&product);
    matrix_free(&row);
    matrix_free(&power);
    matrix_free(&fibonacci);
    printf("%d alive\n", matrices_alive);
    return 0;
}
