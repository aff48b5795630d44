// covers: undefined behaviour, uninit_read
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    int *p = calloc(1, sizeof *p);
    printf("%d\n", *p);
    free(p);
#else
    int *p = malloc(sizeof *p);
    printf("%d\n", *p); // UB
    free(p);
#endif
    return 0;
}
