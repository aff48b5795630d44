#include "matrix.h"

static matrix unit(int size) {
    matrix made = matrix_new(size, size);
    for (int i = 0; i < size; i++) *cell(made, i, i) = 1;
    return made;
}

static void replace(matrix *old, matrix new) {
    matrix_free(old);
    *old = new;
}

matrix matrix_power(matrix base, unsigned exponent) {
    matrix result = unit(base.rows), factor = matrix_product(result, base);
    for (; exponent; exponent >>= 1) {
        if (exponent & 1) replace(&result, matrix_product(result, factor));
        replace(&factor, matrix_product(factor, factor));
    }
    matrix_free(&factor);
    return result;
}
