// covers: undefined behaviour, null_deref
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int x, *p = &x;
    *p = 1;
#else
    int *p = 0;
    *p = 1; // UB
#endif
    return 0;
}
