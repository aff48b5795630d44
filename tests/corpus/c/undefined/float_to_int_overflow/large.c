// covers: undefined behaviour, float_to_int_overflow
#include <stdio.h>

int main(void) {
#ifdef FIXED
    double d = 1e5;
    printf("%d\n", (int)d);
#else
    double d = 1e20;
    printf("%d\n", (int)d); // UB
#endif
    return 0;
}
