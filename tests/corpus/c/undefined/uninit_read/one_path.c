// covers: undefined behaviour, uninit_read
#include <stdio.h>

int main(void) {
#ifdef FIXED
    int x, n = 6;
    if (n > 5) x = 1;
    printf("%d\n", x);
#else
    int x, n = 3;
    if (n > 5) x = 1;
    printf("%d\n", x); // UB
#endif
    return 0;
}
