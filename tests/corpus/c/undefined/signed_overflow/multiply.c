// covers: undefined behaviour, signed_overflow
#include <stdio.h>

int main(void) {
#ifdef FIXED
    long x = 100000;
    printf("%ld\n", x * x);
#else
    int x = 100000;
    printf("%d\n", x * x); // UB
#endif
    return 0;
}
