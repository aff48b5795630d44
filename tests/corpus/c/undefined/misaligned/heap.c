// covers: undefined behaviour, misaligned
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *p = malloc(16);
    long *l = (long *)(p + 8);
    *l = 5;
    free(p);
#else
    char *p = malloc(16);
    long *l = (long *)(p + 4);
    *l = 5; // UB
    free(p);
#endif
    return 0;
}
