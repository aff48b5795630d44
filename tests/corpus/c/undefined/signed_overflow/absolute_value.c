// covers: undefined behaviour, signed_overflow
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
#ifdef FIXED
    int x = -INT_MAX;
    printf("%d\n", abs(x));
#else
    int x = INT_MIN;
    printf("%d\n", abs(x)); // UB
#endif
    return 0;
}
