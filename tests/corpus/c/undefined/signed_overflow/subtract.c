// covers: undefined behaviour, signed_overflow
#include <stdio.h>
#include <limits.h>

int main(void) {
#ifdef FIXED
    long x = LONG_MIN + 1;
    x -= 1;
    printf("%ld\n", x);
#else
    long x = LONG_MIN;
    x -= 1; // UB
    printf("%ld\n", x);
#endif
    return 0;
}
