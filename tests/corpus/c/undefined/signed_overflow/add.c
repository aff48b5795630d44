// covers: undefined behaviour, signed_overflow
#include <stdio.h>
#include <limits.h>

int main(void) {
#ifdef FIXED
    unsigned x = INT_MAX;
    x = x + 1;
    printf("%u\n", x);
#else
    int x = INT_MAX;
    x = x + 1; // UB
    printf("%d\n", x);
#endif
    return 0;
}
