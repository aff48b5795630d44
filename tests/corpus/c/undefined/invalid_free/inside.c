// covers: undefined behaviour, invalid_free
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    char *p = malloc(8);
    free(p);
#else
    char *p = malloc(8);
    free(p + 1); // UB
#endif
    return 0;
}
