// covers: undefined behaviour, division_by_zero
#include <stdio.h>

int main(void) {
#ifdef FIXED
    unsigned n = 3;
    printf("%u\n", 10 % n);
#else
    unsigned n = 0;
    printf("%u\n", 10 % n); // UB
#endif
    return 0;
}
