// covers: undefined behaviour, bad_shift
#include <stdio.h>

int main(void) {
    int bit = 31;
#ifdef FIXED
    printf("%u\n", 1u << bit);
#else
    printf("%d\n", 1 << bit); // UB
#endif
    return 0;
}
