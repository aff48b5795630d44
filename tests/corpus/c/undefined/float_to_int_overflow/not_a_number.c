// covers: undefined behaviour, float_to_int_overflow
#include <stdio.h>

static int percent(double part, double whole) {
#ifdef FIXED
    if (whole == 0)
        return 0;
#endif
    return (int)(100 * part / whole); // UB
}

int main(void) {
    printf("%d\n", percent(1, 4));
    printf("%d\n", percent(0, 0) == 12345);
    return 0;
}
