// covers: undefined behaviour, format_mismatch
#include <stdio.h>

int main(void) {
#ifdef FIXED
    long n = 3;
    printf("%ld\n", n);
#else
    long n = 3;
    printf("%d\n", n); // UB
#endif
    return 0;
}
