// covers: undefined behaviour, float_to_int_overflow
#include <stdio.h>

int main(void) {
#ifdef FIXED
    double d = -5.0;
    unsigned u = (unsigned)(int)d;
    printf("%u\n", u);
#else
    double d = -5.0;
    unsigned u = d; // UB
    printf("%u\n", u);
#endif
    return 0;
}
