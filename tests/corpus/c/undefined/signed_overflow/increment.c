// covers: undefined behaviour, signed_overflow
#include <stdio.h>

int main(void) {
#ifdef FIXED
    long x = 2147483647;
    x++;
    printf("%ld\n", x);
#else
    int x = 2147483647;
    x++; // UB
    printf("%d\n", x);
#endif
    return 0;
}
