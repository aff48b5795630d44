// covers: undefined behaviour, dangling_pointer
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    int *p = malloc(4);
    p = realloc(p, 400);
    *p = 1;
    free(p);
#else
    int *p = malloc(4), *old = p;
    p = realloc(p, 400);
    *old = 1; // UB
    free(p);
#endif
    return 0;
}
