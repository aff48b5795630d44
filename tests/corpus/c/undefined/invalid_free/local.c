// covers: undefined behaviour, invalid_free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    int *x = malloc(4);
    free(x);
#else
    int x = 1;
    free(&x); // UB
#endif
    return 0;
}
