// covers: undefined behaviour, type_confusion
#include <stdarg.h>
#include <stdio.h>

static double sum(int count, ...) {
    va_list list;
    va_start(list, count);
    double total = 0;
    while (count--)
#ifdef FIXED
        total += va_arg(list, double);
#else
        total += va_arg(list, double); // UB
#endif
    va_end(list);
    return total;
}

int main(void) {
#ifdef FIXED
    printf("%g\n", sum(2, 1.0, 2.0));
#else
    printf("%g\n", sum(2, 1, 2));
#endif
    return 0;
}
