// covers: undefined behaviour, signed_overflow
#include <stdio.h>

int main(void) {
#ifdef FIXED
    long f = 1;
    for (int i = 1; i <= 13; i++)
        f *= i;
    printf("%ld\n", f);
#else
    int f = 1;
    for (int i = 1; i <= 13; i++)
        f *= i; // UB
    printf("%d\n", f);
#endif
    return 0;
}
