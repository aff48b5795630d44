// covers: undefined behaviour, const_write
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int table[2] = {1, 2};
    int *p = (int *)table;
    p[1] = 3;
#else
    const int table[2] = {1, 2};
    int *p = (int *)table;
    p[1] = 3; // UB
#endif
    return 0;
}
