// covers: undefined behaviour, double_free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *p = malloc(8);
    free(p);
    p = NULL;
    free(p);
#else
    char *p = malloc(8);
    free(p);
    free(p); // UB
#endif
    return 0;
}
