// covers: undefined behaviour, dangling_pointer
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    int *p = malloc(sizeof *p);
    *p = 1;
    printf("%d\n", *p);
    free(p);
#else
    int *p = malloc(sizeof *p);
    *p = 1;
    free(p);
    printf("%d\n", *p); // UB
#endif
    return 0;
}
