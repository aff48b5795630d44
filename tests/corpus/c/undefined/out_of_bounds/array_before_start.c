// covers: undefined behaviour, out_of_bounds
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int a[3] = {1, 2, 3};
    int *p = a + 1;
    p[-1] = 5;
#else
    int a[3] = {1, 2, 3};
    int *p = a;
    p[-1] = 5; // UB
#endif
    return 0;
}
