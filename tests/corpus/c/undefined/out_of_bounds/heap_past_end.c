// covers: undefined behaviour, out_of_bounds
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    int *p = malloc(4 * sizeof *p);
    p[3] = 1;
    free(p);
#else
    int *p = malloc(3 * sizeof *p);
    p[3] = 1; // UB
    free(p);
#endif
    return 0;
}
