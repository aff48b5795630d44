// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int m[3][2] = {{0}};
    int *p = &m[2][0];
    p[1] = 1;
#else
    int m[3][2] = {{0}};
    int *p = &m[2][0];
    p[2] = 1; // UB
#endif
    return 0;
}
