// covers: undefined behaviour, double_free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *p = malloc(8), *q = malloc(8);
    free(q);
    free(p);
#else
    char *p = malloc(8), *q = p;
    free(q);
    free(p); // UB
#endif
    return 0;
}
