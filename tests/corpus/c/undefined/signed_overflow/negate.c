// covers: undefined behaviour, signed_overflow
#include <stdio.h>
#include <limits.h>

int main(void) {
#ifdef FIXED
    int x = INT_MIN;
    printf("%ld\n", -(long)x);
#else
    int x = INT_MIN;
    printf("%d\n", -x); // UB
#endif
    return 0;
}
