// covers: undefined behaviour, const_write
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int limit = 5;
    int *p = (int *)&limit;
    *p = 6;
    printf("%d\n", limit);
#else
    const int limit = 5;
    int *p = (int *)&limit;
    *p = 6; // UB
    printf("%d\n", limit);
#endif
    return 0;
}
