// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

static void clear(int *values, size_t count) {
    for (size_t i = 0; i < count; i++)
#ifdef FIXED
        values[i] = 0;
#else
        values[i] = 0; // UB
#endif
}

int main(void) {
    int few[5];
#ifdef FIXED
    clear(few, sizeof few / sizeof *few);
#else
    clear(few, sizeof few);
#endif
    printf("%d\n", few[4]);
    return 0;
}
